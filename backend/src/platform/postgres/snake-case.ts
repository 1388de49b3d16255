import { memoize } from '../runtime/index.ts';

/** Converts an identifier of the code to its database form: `dueDate` → `due_date`. */
export const snakeCase = memoize((name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
