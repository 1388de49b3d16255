import { join } from 'node:path';

/** Exists while a restore moves files: during that time the data folder is neither the old nor the new one. */
export const restoringFolder = (dataDir: string): string => join(dataDir, 'restoring');
