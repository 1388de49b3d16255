import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const name = 'manifest.json';

/** A relative path that stays inside the backup. */
const path = z.string().regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\0\\]+$/, 'leads out of the backup');
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.strictObject({
  format: z.literal(1),
  /** Start of the backup. It contains everything that was acknowledged earlier. */
  begun: z.iso.datetime(),
  /** Size and end of the event log at that time; null when the log is stored elsewhere. */
  eventLog: z.strictObject({ events: z.int().nonnegative(), position: z.string().regex(/^\d+$/) }).nullable(),
  /** Fingerprint of the master key that this data needs; it reveals nothing else about the key. */
  masterKey: sha256,
  /** All folders, including empty ones. */
  folders: z.array(path),
  files: z.array(z.strictObject({ path, size: z.int().nonnegative(), sha256 })),
});
/** Content of a backup with a checksum of each file: enough to check that it is complete. */
export type Manifest = z.infer<typeof Manifest>;

const checksumOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Writes the manifest, as the last file: a backup without it is incomplete. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, undefined, 1);
  await writeFile(join(folder, name), `${text}\n`, { mode: 0o600, flush: true });
};

/** @throws Error when the folder contains no complete backup, or its manifest was altered */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} is not a complete backup: it has no ${name}`, { cause });
  });
  try {
    const { checksum, ...rest } = z.looseObject({ checksum: sha256 }).parse(JSON.parse(text));
    const manifest = Manifest.parse(rest);
    if (checksumOf(manifest) === checksum) return manifest;
  } catch (cause) {
    throw new Error(`${file} is damaged: it is not what hub backup wrote`, { cause });
  }
  throw new Error(`${file} is damaged: its checksum does not match`);
};
