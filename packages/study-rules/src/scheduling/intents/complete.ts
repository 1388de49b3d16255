import type { Intent } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { changeItems, updateAction } from './change.ts';
import { titlesOf } from './remove.ts';

const done = String.raw`(?:as )?(?:done|complete|completed|finished)`;
const open = String.raw`(?:as )?(?:not done|not completed?|undone|incomplete|unfinished|open|not finished)`;

const reopening = [
  new RegExp(String.raw`^(?:mark|set|make) (.+?) ${open}$`, 'iu'),
  /^(?:reopen|uncheck|untick|unmark)\b (.+)$/iu,
  /^(?:i )?(?:have not|haven['’]t|did not|didn['’]t) (?:finish(?:ed)?|complete(?:d)?|do(?:ne)?) (.+?)(?: yet)?$/iu,
];
const completing = [
  new RegExp(String.raw`^(?:mark|set|check) (.+?) ${done}$`, 'iu'),
  new RegExp(String.raw`^mark ${done}:? (.+)$`, 'iu'),
  /^(?:complete|finish|check off|tick off|cross off|tick|check)\b (.+?)(?: off)?$/iu,
  /^(?:i(?:['’]ve| have| am|['’]m)? ?(?:just |already )?)?(?:done with|finished with|finished|completed|handed in|turned in|submitted) (.+)$/iu,
  /^i(?:['’]ve| have)? ?(?:just |already )?(?:done|did) (.+)$/iu,
  /^(.+?) (?:is|are) (?:done|finished|complete|completed)$/iu,
];

const phraseIn = (said: string, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => pattern.exec(said)?.[1]).find((phrase) => phrase !== undefined);

const completion = (phrase: string, completed: boolean) => ({
  phrase,
  change: (item: ScheduleItem) => updateAction(item, { completed }),
  confirmation: (items: readonly ScheduleItem[]) =>
    `Marking ${titlesOf(items)} as ${completed ? 'completed' : 'not completed'}.`,
});

/** "mark the essay as done", "I finished the lab report", "reopen problem set 2". */
export const complete: Intent = (said, context) => {
  const undone = phraseIn(said, reopening);
  if (undone !== undefined) return changeItems(completion(undone, false), context);
  const finished = phraseIn(said, completing);
  return finished === undefined ? undefined : changeItems(completion(finished, true), context);
};
