import { unlessMissing } from '@hub/postgres/backup';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the generated master key in the data folder. */
export const masterKeyPath = 'secrets/master-key';

/** Fingerprint of the 32 random bytes of a key. It identifies the key and cannot be reversed. */
export const fingerprintOf = (masterKey: string): string =>
  createHmac('sha256', Buffer.from(masterKey.trim(), 'base64')).update('academic-hub backup').digest('hex');

/** MASTER_KEY, or the key stored in the data folder; undefined when there is neither. */
export const masterKeyOf = async (environment: NodeJS.ProcessEnv, dataDir: string): Promise<string | undefined> => {
  if (environment['MASTER_KEY']) return environment['MASTER_KEY'];
  const kept = await readFile(join(dataDir, masterKeyPath), 'utf8').catch(unlessMissing(''));
  return kept.trim() || undefined;
};
