import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';
import type { Settings } from './settings.ts';

/**
 * Reads a secret from a file, or creates it there with mode 0600. A half-written file is never used.
 * @throws StartRefused when the file is empty
 */
export const loadOrCreateSecret = (path: string, make: () => string) => {
  if (existsSync(path)) {
    const text = readFileSync(path, 'utf8').trim();
    if (text === '')
      throw new StartRefused(`${path} is empty. Restore it from a backup: what it protects cannot be read without it.`);
    chmodSync(path, 0o600);
    return text;
  }
  const text = make();
  const half = `${path}.${process.pid}`;
  writeFileSync(half, `${text}\n`, { mode: 0o600, flush: true });
  renameSync(half, path);
  return text;
};

/** The folder `secrets` in the data folder, created with mode 0700. */
export const secretsFolder = (dataDir: string) => {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Created only for a new installation: a new key could not decrypt existing data. */
const loadOrCreateMasterKey = (folder: string, dataDir: string) => {
  const path = join(folder, 'master-key');
  if (!existsSync(path) && existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new StartRefused(
      `${path} is missing, and the data in ${dataDir} cannot be read without it. Put it back, or set MASTER_KEY.`,
    );
  }
  return loadOrCreateSecret(path, () => randomBytes(32).toString('base64'));
};

/** Secrets of this installation, given or generated. */
export interface Secrets {
  readonly masterKey: string;
  readonly workerToken: string;
}

/**
 * MASTER_KEY and WORKER_TOKEN from the settings, or from files under DATA_DIR/secrets that the first start creates.
 * @throws StartRefused when a stored file is empty, or the master key is missing but the data exists
 */
export const secretsOf = ({ DATA_DIR, MASTER_KEY, WORKER_TOKEN }: Settings): Secrets => {
  const folder = secretsFolder(DATA_DIR);
  return {
    masterKey: MASTER_KEY ?? loadOrCreateMasterKey(folder, DATA_DIR),
    workerToken:
      WORKER_TOKEN ?? loadOrCreateSecret(join(folder, 'worker-token'), () => randomBytes(32).toString('base64url')),
  };
};
