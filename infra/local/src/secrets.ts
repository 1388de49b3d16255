import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from './start-refused.ts';
import type { Settings } from './settings.ts';

/**
 * A secret that is made once and kept in a file, readable by nobody else. A half-written file is never taken for one.
 * @throws Refused when the file is empty
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

/** `secrets` below the data folder, made with 0700. */
export const secretsFolder = (dataDir: string) => {
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
};

/** Made for a new installation alone: a new one beside data that is there would open none of it. */
const loadOrCreateMasterKey = (folder: string, dataDir: string) => {
  const path = join(folder, 'master-key');
  if (!existsSync(path) && existsSync(join(dataDir, 'postgres', 'cluster'))) {
    throw new StartRefused(
      `${path} is missing, and the data in ${dataDir} cannot be read without it. Put it back, or set MASTER_KEY.`,
    );
  }
  return loadOrCreateSecret(path, () => randomBytes(32).toString('base64'));
};

/** What this installation made up for itself, or was given. */
export interface Secrets {
  readonly masterKey: string;
  readonly workerToken: string;
}

/**
 * MASTER_KEY and WORKER_TOKEN from the settings, else from files under DATA_DIR/secrets, made at the first start.
 * @throws Refused when a kept file is empty, or the master key is gone and the data is not
 */
export const secretsOf = ({ DATA_DIR, MASTER_KEY, WORKER_TOKEN }: Settings): Secrets => {
  const folder = secretsFolder(DATA_DIR);
  return {
    masterKey: MASTER_KEY ?? loadOrCreateMasterKey(folder, DATA_DIR),
    workerToken: WORKER_TOKEN ?? loadOrCreateSecret(join(folder, 'worker-token'), () => randomBytes(32).toString('base64url')),
  };
};
