import { join } from 'node:path';

/** There from the first move of a restore to its last: in between, the data folder is neither the old nor the new. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');
