import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unlessMissing } from './unless-missing.ts';

/** Where a start keeps the key that it made itself. */
export const masterKeyPath = 'secrets/master-key';

/** Of random 32 bytes: it tells one key from another, and nobody can go back from it. */
export const fingerprintOf = (masterKey: string): string =>
  createHmac('sha256', Buffer.from(masterKey.trim(), 'base64')).update('academic-hub backup').digest('hex');

/** MASTER_KEY, else the one kept under the data folder; undefined when there is neither. */
export const masterKeyOf = async (environment: NodeJS.ProcessEnv, dataDir: string): Promise<string | undefined> => {
  if (environment['MASTER_KEY']) return environment['MASTER_KEY'];
  const kept = await readFile(join(dataDir, masterKeyPath), 'utf8').catch(unlessMissing(''));
  return kept.trim() || undefined;
};
