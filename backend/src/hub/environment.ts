import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readConfig, type Config } from '../config.ts';
import { isNoSuchFile } from '../platform/files/index.ts';

const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
const needed = ['DATABASE_URL', 'EVENTSTORE_URL', 'MASTER_KEY'];

/** Asked for by the backend's settings, and of no use here. */
const unused = { WORKER_TOKEN: 'not-needed-by-hub' };

const Left = z.record(z.string(), z.string());

/** What a running `pnpm start` leaves for this command line: the backend's own settings. */
const leftByStart = (dataDir: string) => {
  const path = join(dataDir, 'secrets', 'hub.json');
  try {
    return Left.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = isNoSuchFile(error) ? '' : ` (${String(error)})`;
    throw new Error(
      `Nothing tells where the product is. Run it with pnpm start, whose settings are then found in ${path}${reason}, ` +
        `or set ${needed.join(', ')} as for the backend.`,
      { cause: error },
    );
  }
};

/**
 * The backend's settings from the environment when it gives any of the three that matter, else those of a running start.
 * @throws Error that says what is missing
 */
export const hubConfig = (environment: NodeJS.ProcessEnv): Config => {
  if (needed.some((name) => environment[name])) return readConfig({ ...unused, ...environment });
  const dataDir = resolve(repositoryRoot, environment['DATA_DIR'] || '.data');
  return readConfig({ ...unused, ...leftByStart(dataDir) });
};
