import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const name = 'manifest.json';

/** Below the backup, never out of it. */
const path = z.string().regex(/^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[^\0\\]+$/, 'leads out of the backup');
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const Manifest = z.strictObject({
  format: z.literal(1),
  /** When the backup began. Whatever was acknowledged before is in it. */
  begun: z.iso.datetime(),
  /** How far the event log had come by then; null where it is kept elsewhere. */
  eventLog: z.strictObject({ events: z.int().nonnegative(), position: z.string().regex(/^\d+$/) }).nullable(),
  /** Tells whether a master key is the one that this data needs, and nothing else about it. */
  masterKey: sha256,
  /** Empty ones too. */
  folders: z.array(path),
  files: z.array(z.strictObject({ path, size: z.int().nonnegative(), sha256 })),
});
/** What `hub backup` has written, with a checksum of each file: enough to tell whether a backup is whole. */
export type Manifest = z.infer<typeof Manifest>;

const checksumOf = (manifest: Manifest) => createHash('sha256').update(JSON.stringify(manifest)).digest('hex');

/** Written last: a backup without it is none. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = JSON.stringify({ ...manifest, checksum: checksumOf(manifest) }, undefined, 1);
  await writeFile(join(folder, name), `${text}\n`, { mode: 0o600, flush: true });
};

/** @throws Error when the folder holds no whole backup, or one whose manifest was altered */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const file = join(folder, name);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${folder} holds no whole backup: it has no ${name}`, { cause });
  });
  try {
    const { checksum, ...rest } = z.looseObject({ checksum: sha256 }).parse(JSON.parse(text));
    const manifest = Manifest.parse(rest);
    if (checksumOf(manifest) === checksum) return manifest;
  } catch (cause) {
    throw new Error(`${file} is damaged: it is not what hub backup wrote`, { cause });
  }
  throw new Error(`${file} is damaged: its checksum is another`);
};
