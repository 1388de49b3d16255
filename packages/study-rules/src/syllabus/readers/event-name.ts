import type { EventType } from '@hub/contracts';
import { isNonEvent } from '../../events/non-events.ts';
import { stripDetails, eventTitle } from '../../events/event-title.ts';
import { eventTypeOf } from '../../events/event-type.ts';
import { dueWord, eventNouns } from '../../events/event-words.ts';

/** The role of a text in the document, which decides how much its words mean. */
export type TextRole = 'prose' | 'label' | 'topic' | 'reading' | 'due' | 'notes';

export interface NamedEvent {
  readonly title: string;
  readonly type: EventType;
}

const numberAfter = /^\s?#?\s?(?:\d|[IVX]{1,4}\b)/u;
const numberBefore =
  /(?:\b(?:first|second|third|final|primer|segundo|premier|erste[rs]?|zweite[rs]?|\d{1,2}(?:st|nd|rd|th)?)|°)\s+(?:\p{L}+\s+){0,2}$/iu;

/** "Essay 2", "2nd draft", "HW3": one of a series. */
const isNumbered = (text: string) =>
  eventNouns(text).some(
    ({ start, end }) =>
      /\d/.test(text.slice(start, end)) || numberAfter.test(text.slice(end)) || numberBefore.test(text.slice(0, start)),
  );

const shown = /\b(?:presentations?|présentations?|presentaci[oó]n|exposici[oó]n|präsentation|referat|defen[sc]e)/iu;
const looseTest = /(?<![\p{L}])tests?(?!\p{L})/iu;
const courseTest =
  /(?:^|\b(?:unit|map|term|class|chapter|final|mid|reading|vocabulary|listening|oral|written|online|practical|skills?|make-?up|take-?home|section|module|aptitude|placement)[\s-])tests?\b/iu;

/** Whether the words alone are an event. "Chi-square tests" in a column of topics are not. */
const isStrong = (text: string, type: EventType) => {
  if (dueWord.test(text) || type === 'other' || type === 'lecture') return true;
  const last = eventNouns(text).at(-1);
  const short = text.split(/\s+/).length <= 4 && last !== undefined && /^\W*$/u.test(text.slice(last.end));
  if (type === 'exam') return !looseTest.test(text) || isNumbered(text) || courseTest.test(text);
  return type === 'quiz' || isNumbered(text) || shown.test(text) || short;
};

/** "Election profile update due": it has to be handed in, whatever it is. */
const dueThing =
  /^(?!(?:it|they|this|that|all|everything|work|each|what|nothing|and|or|but|will|shall|must|is|are|was|be|to)\b)(?:[\p{L}\d#'’-]+\s+){1,7}(?:is\s+|are\s+)?due$/iu;

/** A plural alone is a heading or a reading, not a particular event. */
const loosePlural =
  /^(?:assignments|quizzes|projects|essays|papers|exams|tests|exercises|reports|homeworks|assessments|portfolios?|summaries)$/i;

const empty = /^(?:[\s.…–—-]*|n\/?a|none|tb[ad])$/i;

/** The event that a text names, given its role; undefined without one. */
export const eventNameIn = (text: string, place: TextRole): NamedEvent | undefined => {
  const plain = stripDetails(text);
  if (empty.test(plain) || isNonEvent(text)) return undefined;
  const type = eventTypeOf(plain) ?? eventTypeOf(text);
  if (type === undefined) {
    const isDue = (place === 'due' && plain.length > 2) || dueThing.test(plain);
    return isDue ? { title: eventTitle(text), type: 'assignment' } : undefined;
  }
  if (loosePlural.test(plain) && place !== 'due') return undefined;
  if (place === 'topic' && !isStrong(plain, type)) return undefined;
  if (place === 'reading' && !dueWord.test(text) && type !== 'exam' && type !== 'other') return undefined;
  if (place === 'notes' && !dueWord.test(text) && type !== 'other') return undefined;
  const title = eventTitle(text);
  return title.length > 1 ? { title, type } : undefined;
};
