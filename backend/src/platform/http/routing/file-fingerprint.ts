import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { UploadedFile } from '../index.ts';

/** What identifies an uploaded file in a repeated request: its name, its declared type and its bytes. */
export const fileFingerprint = async ({ path, name, mimeType }: UploadedFile) => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return [name, mimeType, hash.digest('hex')];
};
