import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { maxUploadBytes } from '@hub/contracts';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Rejection } from '../../domain/index.ts';
import { RefusedRequest, type UploadedFile } from '../index.ts';

/** What can be said of a file before its bytes have come. */
export type NamedFile = Pick<UploadedFile, 'name' | 'mimeType'>;

/** A multipart form as it came; `file` is null when the form has none, or an empty place for one. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}

/** Bytes and counts (reliability R23). A field holds a chat message in a script of four bytes a character. */
const limits = {
  fileSize: maxUploadBytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 40_000,
  headerPairs: 10,
  headerSize: 8192,
};
const longestFieldName = 100;

const parserFor = ({ headers }: IncomingMessage): BusboyInstance => {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw new RefusedRequest(400); // no boundary
  }
};

/** Browsers write these three characters of a name so (HTML, multipart/form-data encoding). */
const unescaped = (name: string) => name.replaceAll(/%(?:22|0D|0A)/gi, (code) => decodeURIComponent(code));

/**
 * Reads a multipart form and writes its file into the folder, mode 0600. What goes over a limit ends it at once; the
 * rest of the body is read and thrown away, so that the sender sees the answer.
 * @param accepts asked when the file begins, so that a wrong type is told before a wrong size
 * @throws Rejection `one_file_only`, `file_too_large`, or what `accepts` throws; RefusedRequest for anything else
 */
export const receiveForm = async (
  request: IncomingMessage,
  folder: string,
  accepts: (file: NamedFile) => void,
): Promise<ReceivedForm> => {
  const parser = parserFor(request);
  const ends = new AbortController();
  const fields = new Map<string, string>();
  let writing: Promise<UploadedFile | null> = Promise.resolve(null);

  const take = async (stream: BusboyFileStream, { name, mimeType }: NamedFile) => {
    const path = join(folder, 'file');
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), { signal: ends.signal });
    return { path, name, mimeType, size: stream.bytesRead };
  };

  const received = new Promise<void>((resolve, reject) => {
    const refuse = (error: unknown) => reject(error instanceof Error ? error : new Error(String(error)));
    const tooMuch = () => refuse(new RefusedRequest(413));

    parser.on('file', (field, stream, ...[given, , mimeType]) => {
      stream.on('error', () => undefined); // told by the parser
      if (!given) return void stream.resume();
      try {
        if (field !== 'file') throw new Rejection('no_file');
        const named = { name: unescaped(given), mimeType };
        accepts(named);
        stream.on('limit', () => refuse(new Rejection('file_too_large')));
        writing = take(stream, named);
        writing.catch(refuse);
      } catch (error) {
        stream.resume();
        refuse(error);
      }
    });
    parser.on('field', (name, value, ...[, cut]) => {
      if (cut || name.length > longestFieldName) tooMuch();
      else if (fields.has(name)) refuse(new RefusedRequest(400, `${name} was sent twice`));
      else fields.set(name, value);
    });
    parser.on('filesLimit', () => refuse(new Rejection('one_file_only')));
    parser.on('fieldsLimit', tooMuch);
    parser.on('partsLimit', tooMuch);
    parser.on('error', () => refuse(new RefusedRequest(400)));
    parser.on('finish', () => resolve());

    const broken = () => refuse(new RefusedRequest(400));
    request.on('error', broken);
    request.on('close', () => void (request.complete || broken()));
    request.pipe(parser);
  });

  try {
    await received;
    return { fields: Object.fromEntries(fields), file: await writing };
  } catch (error) {
    request.unpipe(parser);
    request.resume();
    ends.abort();
    await writing.catch(() => undefined); // nothing is written any more when the folder is deleted
    throw error;
  }
};
