import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../index.ts';

/** What makes an uploaded file another one: its name, its declared type and its bytes. */
export const fileContent = async ({ path, name, mimeType }: UploadedFile) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return [name, mimeType, hash.digest('hex')];
};
