import { maxUploadBytes } from '@hub/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'koa';
import { koaBody } from 'koa-body';
import { z } from 'zod';
import { Rejection } from '../decider.ts';
import { parseInput, RefusedRequest } from './problem.ts';
import type { UploadedFile } from './request.ts';

const Received = z.object({
  filepath: z.string(),
  originalFilename: z.string().nullable(),
  mimetype: z.string().nullable(),
  size: z.number(),
});
const Files = z.record(z.string(), z.union([Received, z.array(Received)]));

/** formidable's numbers for what it refuses. */
const tooBig = new Set([1009, 1016]);
const tooMany = 1015;
const FormidableFailure = z.object({ code: z.number(), httpCode: z.number().max(499) });

const refusalFor = (error: unknown) => {
  const failure = FormidableFailure.safeParse(error);
  if (!failure.success) return error;
  if (tooBig.has(failure.data.code)) return new Rejection('file_too_large');
  if (failure.data.code === tooMany) return new Rejection('one_file_only');
  return new RefusedRequest(failure.data.httpCode);
};

/** What can be said of a file before its bytes have come. */
export type NamedFile = Pick<UploadedFile, 'name' | 'mimeType'>;

const undeclared = 'application/octet-stream';

const receive = async (ctx: Context, folder: string, accepts: (file: NamedFile) => void) => {
  let refusal: unknown;
  const look = ({ originalFilename, mimetype }: { originalFilename: string | null; mimetype: string | null }) => {
    try {
      if (originalFilename) accepts({ name: originalFilename, mimeType: mimetype ?? undeclared });
    } catch (error) {
      refusal ??= error; // told at the end: the limits hold for the rest of the body all the same
    }
    return true;
  };
  const parse = koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      maxFiles: 1,
      maxFileSize: maxUploadBytes,
      maxTotalFileSize: maxUploadBytes,
      allowEmptyFiles: true,
      minFileSize: 0,
      maxFields: 20,
      maxFieldsSize: 20_000,
      filter: look,
    },
  });
  await parse(ctx, async () => undefined).catch((error: unknown) => {
    throw refusal ?? refusalFor(error);
  });
  if (refusal) throw refusal;
};

const oneFile = (ctx: Context): UploadedFile => {
  const all = Object.entries(Files.parse(ctx.request.files ?? {})).flatMap(([field, files]) =>
    [files].flat().map((file) => ({ field, file })),
  );
  const [first, second] = all;
  if (!first || first.field !== 'file' || !first.file.originalFilename) throw new Rejection('no_file');
  if (second) throw new Rejection('one_file_only');
  const { filepath: path, originalFilename: name, mimetype, size } = first.file;
  if (size === 0) throw new Rejection('empty_file');
  return { path, name, mimeType: mimetype ?? undeclared, size };
};

export interface Receiver<Fields, Result> {
  /** Asked when a file begins, so that a wrong type is told before a wrong size. @throws Rejection to refuse it */
  accepts(file: NamedFile): void;
  receive(upload: { readonly file: UploadedFile; readonly fields: Fields }): Promise<Result> | Result;
}

/**
 * Receives one file and the text fields beside it into a folder of their own, which is gone when the receiver has
 * ended, well or not.
 * @throws Rejection `no_file`, `one_file_only`, `empty_file`, `file_too_large`; RefusedRequest for bad fields
 */
export const withUpload = async <Fields extends z.ZodType, Result>(
  ctx: Context,
  schema: Fields | undefined,
  receiver: Receiver<z.output<Fields>, Result>,
): Promise<Result> => {
  if (!ctx.is('multipart/form-data')) throw new Rejection('no_file');
  const folder = await mkdtemp(join(tmpdir(), 'hub-upload-')); // mode 0700
  try {
    await receive(ctx, folder, (named) => receiver.accepts(named));
    const file = oneFile(ctx);
    return await receiver.receive({ file, fields: parseInput(schema, ctx.request.body ?? {}) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
