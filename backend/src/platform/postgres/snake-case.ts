import { memoize } from '../runtime/index.ts';

/** What an identifier of the code is called in the database: `dueDate` → `due_date`. */
export const snakeCase = memoize((name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
