import type { EventType, Priority } from '@hub/contracts';
import { dueWord, lectureWord, eventNouns, otherWord } from './event-words.ts';

/** The part before a preposition or a mark, which names the event; the rest is its subject. */
const head = (title: string) =>
  title.split(/\s(?:on|for|about|over|covering|of|de|sur|über|zu|sobre)\s|[:(–—]|\s-\s/iu, 1)[0] ?? title;

/**
 * The type of the event that a title names; undefined without one. The last noun of its head decides: "midterm paper".
 */
export const eventTypeOf = (title: string): EventType | undefined => {
  if (lectureWord.test(title)) return 'lecture';
  const others = otherWord.test(title);
  const own = eventNouns(head(title));
  const nouns = own.length > 0 ? own : eventNouns(title);
  const weekOnly = /(?:period|week)s?$/iu.test(otherWord.exec(title)?.[0] ?? '');
  const more = weekOnly && eventNouns(title.replace(otherWord, ' ')).length > 0;
  if (others && !more && !dueWord.test(title)) return 'other';
  const last = nouns.at(-1);
  if (!last) return others ? 'other' : undefined;
  const generic =
    /^(?:finals?|abgaben?|remises?|rendus?|entregas?|submissions?|reports?|drafts?|proposals?|outlines?)$/iu;
  const word = (own.length > 0 ? head(title) : title).slice(last.start, last.end);
  return (generic.test(word) && nouns.find((noun) => noun !== last)?.type) || last.type;
};

/** How important events of a type are at first. */
export const priorityOf = (type: EventType): Priority => {
  if (type === 'exam' || type === 'project') return 'high';
  return type === 'other' || type === 'lecture' ? 'low' : 'medium';
};
