import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { Rejection } from '../../domain/index.ts';
import { outsideTurn, repeat } from '../../runtime/index.ts';
import { receiveForm, type NamedFile, type ReceivedForm } from './multipart.ts';
import { parseInput, RefusedRequest, type UploadedFile } from '../index.ts';

export type { NamedFile } from './multipart.ts';

/** Receives a form; its file is deleted when `receive` has finished. */
export interface Receiver<File, Fields, Result> {
  /** Called when a file starts, so that a wrong type is reported before a wrong size. @throws Rejection to reject it */
  accepts(file: NamedFile): void;
  receive(form: { readonly file: File; readonly fields: Fields }): Promise<Result> | Result;
}

interface Form<File, Fields extends z.ZodType> {
  readonly schema: Fields | undefined;
  readonly fileIn: (form: ReceivedForm) => File;
}

const fileIfAny = ({ file }: ReceivedForm): UploadedFile | null => {
  if (file?.size === 0) throw new Rejection('empty_file');
  return file;
};

const oneFile = (form: ReceivedForm): UploadedFile => {
  const file = fileIfAny(form);
  if (!file) throw new Rejection('no_file');
  return file;
};

const prefix = 'hub-upload-';

const received = async <File, Fields extends z.ZodType, Result>(
  ctx: Context,
  { schema, fileIn }: Form<File, Fields>,
  receiver: Receiver<File, z.output<Fields>, Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), prefix)); // mode 0700
  try {
    const form = await outsideTurn(() => receiveForm(ctx.req, folder, (named) => receiver.accepts(named)));
    return await receiver.receive({ file: fileIn(form), fields: parseInput(schema, form.fields) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Receives one file and its text fields into a separate folder, which is deleted when the receiver has finished or
 * failed.
 * @throws Rejection `no_file`, `one_file_only`, `empty_file`, `file_too_large`; RefusedRequest for bad fields
 */
export const withUpload = async <Fields extends z.ZodType, Result>(
  ctx: Context,
  schema: Fields | undefined,
  receiver: Receiver<UploadedFile, z.output<Fields>, Result>,
): Promise<Result> => {
  if (!ctx.is('multipart/form-data')) throw new Rejection('no_file');
  return received(ctx, { schema, fileIn: oneFile }, receiver);
};

/** The same for a form whose file is optional. */
export const withForm = async <Fields extends z.ZodType, Result>(
  ctx: Context,
  schema: Fields | undefined,
  receiver: Receiver<UploadedFile | null, z.output<Fields>, Result>,
): Promise<Result> => {
  if (!ctx.is('multipart/form-data')) throw new RefusedRequest(415, 'Please send a form (multipart/form-data)');
  return received(ctx, { schema, fileIn: fileIfAny }, receiver);
};

/** Far longer than a request may take. */
const abandonedMs = 10 * 60_000;

/** Deletes upload folders left by a killed process. Those of running processes are younger. */
export const sweepUploads = async (olderThanMs = abandonedMs): Promise<void> => {
  const entries = await readdir(tmpdir());
  const paths = entries.filter((entry) => entry.startsWith(prefix)).map((entry) => join(tmpdir(), entry));
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - olderThanMs) await rm(path, { recursive: true, force: true });
  }
};

const everyMs = 60_000;

/** Runs {@link sweepUploads} once a minute until the signal aborts. */
export const sweepUploadsRegularly = (log: Logger, signal: AbortSignal): Promise<void> =>
  repeat(() => sweepUploads(), {
    everyMs,
    signal,
    failed: (error) => log.warn({ err: error }, 'sweeping uploads failed; trying again later'),
  });
