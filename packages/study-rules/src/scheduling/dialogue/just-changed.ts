import type { Context } from '../act/answer.ts';
import type { Found } from '../things/find-things.ts';
import type { Thing } from '../things/things.ts';
import type { Clause } from '../understand/clause.ts';
import { spokenOf } from './referents.ts';

/** "dentist is at 4", right after the dentist was added: no other one. */
export const isJustChanged = ({ certainty, things }: Found, context: Context, isTimeOnly = false): boolean =>
  certainty === 'one' &&
  (context.dialogue?.canUndo === true || isTimeOnly) &&
  things.every((thing) => spokenOf(context).includes(thing));

/** "dinner at 8 then", of what was shown: no other dinner. */
export const hasOnlyTimes = ({ whens }: Clause): boolean => whens.every(({ when }) => when.kind === 'time');

/** "exam 2 9:00 to 10:30", of what is at nine: its time from now on. */
export const isFromNow = ({ whens, phrases }: Clause, things: readonly Thing[]): boolean =>
  phrases.length === 0 &&
  whens.some(
    ({ when }) => when.kind === 'time' && when.to !== undefined && things.every(({ time }) => time === when.time),
  );
