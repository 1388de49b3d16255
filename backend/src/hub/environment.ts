import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { s3Settings } from '@hub/settings';
import { z } from 'zod';
import { readConfig, type Config } from '../config.ts';
import { isNoSuchFile } from '../platform/files/index.ts';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const needed = ['DATABASE_URL', 'EVENTSTORE_URL', 'MASTER_KEY'];

/** Required by the backend's settings, and unused here. */
const unused = { WORKER_TOKEN: 'not-needed-by-hub' };

const Left = z.record(z.string(), z.string());

/** The backend's settings, which a running `pnpm start` writes for this command line. */
const leftByStart = (dataDir: string) => {
  const path = join(dataDir, 'secrets', 'hub.json');
  try {
    return Left.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = isNoSuchFile(error) ? '' : ` (${String(error)})`;
    throw new Error(
      `Cannot find the product. Run it with pnpm start, which writes its settings to ${path}${reason}, ` +
        `or set ${needed.join(', ')} as for the backend.`,
      { cause: error },
    );
  }
};

/** Those of a bucket count in any case: files are moved there while the product still stores them on disk. */
const bucketOf = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => name in s3Settings));

/**
 * The backend's settings: from the environment if it sets any of the three required ones, else those of a running start.
 * @throws Error that names the missing ones
 */
export const hubConfig = (environment: NodeJS.ProcessEnv): Config => {
  if (needed.some((name) => environment[name])) return readConfig({ ...unused, ...environment });
  const dataDir = resolve(repositoryRoot, environment['DATA_DIR'] || '.data');
  return readConfig({ ...unused, ...leftByStart(dataDir), ...bucketOf(environment) });
};
