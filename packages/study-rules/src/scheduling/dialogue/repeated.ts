import type { Answer, Context } from '../act/answer.ts';
import { each } from '../act/each.ts';
import { completeThen, deleted, movedBy, priorityThen, targetOf } from '../act/edit.ts';
import type { Then } from '../act/pick.ts';
import { nameOf } from '../act/words.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { beginningOf, type Clause, hasMeaning, says, tagged } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { intentOf } from '../understand/intent.ts';
import { meantIntent } from '../understand/meant-intent.ts';
import { readMessage } from '../understand/read-message.ts';
import type { WhenSpan } from '../when/when.ts';
import { wordingOf } from '../wording/wording-of.ts';
import { commonName } from '../words/study-words.ts';
import { means } from './follow-up.ts';
import { findSpokenOf, isPluralIn, referred } from './referents.ts';

const toWhere = ({ day, time }: Thing, spans: readonly WhenSpan[], today: string): Then =>
  movedBy(
    spans.map((span) => {
      if (span.when.kind === 'day' && day !== null) return { ...span, when: { kind: 'day' as const, day } };
      return span.when.kind === 'time' && time !== null ? { ...span, when: { kind: 'time' as const, time } } : span;
    }),
    { today },
  );

/** What the last request did, to be done to another thing as well. */
const doneBefore = ({ dialogue, schedule, today, things }: Context): Then | 'delete' | undefined => {
  const request = dialogue?.request ?? '';
  const { tokens, language } = readMessage(request, schedule);
  if (tokens.length === 0 || tokens.length > 40) return undefined;
  const clause = tagged(request, tokens, { today, language, classes: schedule.classes, things });
  const found = { certainty: 'one' as const, things: things.slice(0, 1) };
  const names = descriptionIn(clause).names.length;
  const { intent } = meantIntent(intentOf({ clause, found, names, refers: true }), wordingOf(clause, things, today));
  const last = thingsAt(things, dialogue?.things ?? []);
  const isPlain = clause.whens.length === 0 && !clause.priority;
  const isDone = last.length > 0 && last.every(({ completed }) => completed);
  // "library books returned" is understood by the title of the task; what is not done was not ticked
  if (isDone && (isPlain || intent === 'done')) return completeThen(true);
  if (clause.priority && intent !== 'create') return priorityThen(clause.priority.priority);
  if (intent === 'reopen') return completeThen(false);
  if (intent === 'delete') return 'delete';
  const { spans } = targetOf(clause);
  if (spans.length === 0 || (intent !== 'move' && intent !== undefined)) return undefined;
  const [only, ...others] = last;
  const isFixed = spans.every(({ when }) => when.kind === 'day' || when.kind === 'time');
  // "move it to friday", "rather 4pm", "the lab report too": to where it is by now
  return only && isFixed && others.length === 0 ? toWhere(only, spans, today) : movedBy(spans, { today });
};

const too =
  /^(?:too|also|same|likewise|ditto|well|auch|ebenso|genauso|ebenfalls|tambien|igual|mismo|aussi|pareil|idem|meme)$/u;
const and = /^(?:and|und|y|et|plus|&|\+|oh)$/u;
const meant = /^(?:meant|mean|meinte|queria|voulais)$/u;
const own = ['verb', 'need', 'have', 'ask', 'state', 'filter'];

/** It asks for something itself: a verb that is no word of a title, as in "problem set". */
export const hasOwnRequest = ({ phrases, tokens, titleWords }: Clause): boolean =>
  phrases.some((phrase) => {
    const words = tokens.slice(phrase.first, phrase.last).flatMap(({ word }) => commonName(word));
    return own.some((meaning) => hasMeaning(phrase, meaning)) && !words.every((word) => titleWords.has(word));
  });

/** What else is named: its words, "the other one", or a place in the last list. */
const targetsIn = (clause: Clause, context: Context): readonly Thing[] => {
  const description = descriptionIn(clause);
  const names = description.names.filter((name) => !too.test(name));
  if (isEmpty({ ...description, names })) return says(clause, 'other') ? (referred(clause, context) ?? []) : [];
  const open = context.things.filter(({ id }) => !context.dialogue?.things.some((last) => last.id === id));
  const found = findSpokenOf({ ...description, names }, context, open);
  if (found.certainty === 'one' || (found.certainty === 'several' && isPluralIn(clause))) return found.things;
  return found.certainty === 'near' && found.isClear ? found.things : [];
};

/**
 * "same for chem", "hw 6 too": what the last request did, to another thing. "no i meant the rewatch": to that one
 * instead.
 */
export const repeated = (clause: Clause, context: Context): Answer | undefined => {
  const { dialogue, things, today } = context;
  const words = clause.tokens.map(({ word }) => word);
  if (dialogue?.outcome !== 'changed' || clause.tokens.length > 12 || clause.tokens.at(-1)?.text === '?')
    return undefined;
  if (hasOwnRequest(clause) || clause.whens.length > 0 || clause.priority) return undefined;
  const corrects =
    words.some((word) => meant.test(word)) ||
    says(clause, 'other') ||
    (means(clause, 'no') && words.length <= 6 && !says(clause, 'not'));
  const adds = words.some((word) => too.test(word)) || (and.test(words[0] ?? '') && beginningOf(clause) < words.length);
  if (!corrects && !adds) return undefined;
  const targets = targetsIn(clause, context);
  const then = targets.length > 0 ? doneBefore(context) : undefined;
  if (!then) return undefined;
  const answer = then === 'delete' ? deleted(targets, today) : each(targets, then);
  if (!corrects) return answer;
  const wrong = thingsAt(things, dialogue.things);
  return wrong.length === 0
    ? answer
    : { ...answer, undo: true, message: `I put ${wrong.map(nameOf).join(', ')} back as before.\n\n${answer.message}` };
};
