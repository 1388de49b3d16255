import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An absolute path in the repository. */
export const inRoot = (...path: readonly string[]) => join(root, ...path);
