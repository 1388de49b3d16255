import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Student } from './conversation.ts';

/** The students of a folder's `schedule-*.json`, by file name. */
export const readStudents = (folder: string): ReadonlyMap<string, Student> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /^schedule-.*\.json$/u.test(name))
      .toSorted()
      .map((name) => [name, Student.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))]),
  );
