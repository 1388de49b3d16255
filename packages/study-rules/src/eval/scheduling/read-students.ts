import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Student } from './conversation.ts';

/** The conversations that the rules were tuned on. */
export const knownStudents = fileURLToPath(new URL('known', import.meta.url));

/** Conversations of strangers, known since they were scored. */
export const firstRound = fileURLToPath(new URL('round-1', import.meta.url));

/** Conversations of the fourth round, most of them follow-ups; the second part was held out while the rules were changed. */
export const fourthRound = fileURLToPath(new URL('round-4', import.meta.url));
export const fourthRoundHeldOut = fileURLToPath(new URL('round-4-held-out', import.meta.url));

/** The students of a folder's `schedule-*.json`, by file name. */
export const readStudents = (folder: string): ReadonlyMap<string, Student> =>
  new Map(
    readdirSync(folder)
      .filter((name) => /^schedule-.*\.json$/u.test(name))
      .toSorted()
      .map((name) => [name, Student.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))]),
  );
