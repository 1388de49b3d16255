import { inRoot } from '@hub/local/root';
import { resolve } from 'node:path';

/** The absolute data folder, resolved as `pnpm start` does. */
export const dataDirOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(inRoot(), environment['DATA_DIR'] || '.data');
