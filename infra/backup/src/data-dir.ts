import { inRoot } from '@hub/local/root';
import { resolve } from 'node:path';

/** DATA_DIR as the start reads it. */
export const dataDirOf = (environment: NodeJS.ProcessEnv): string =>
  resolve(inRoot(), environment['DATA_DIR'] || '.data');
