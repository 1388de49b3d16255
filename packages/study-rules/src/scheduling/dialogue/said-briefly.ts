import { type Answer, ask, type Context, keepOption, say } from '../act/answer.ts';
import { deleted, markDone, markOpen } from '../act/edit.ts';
import { detail } from '../act/reply.ts';
import { nameOf } from '../act/words.ts';
import { findThings } from '../things/find-things.ts';
import { inOrder, type Thing, thingsAt } from '../things/things.ts';
import { beginningOf, type Clause, says, tagged } from '../understand/clause.ts';
import { readMessage } from '../understand/read-message.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { basesOf } from '../words/past.ts';
import { fold } from '../words/tokens.ts';
import { means, onlyMeans } from './follow-up.ts';

const denies =
  /^(?:not|never|havent|hasnt|didnt|wont|yet|almost|if|when|after|before|until|nicht|noch|no|pas|un\p{L}+)$/u;

/** "paid", "ok called her just now": the past of the verb with which its title begins, and nothing that names another. */
const saysItsVerb = (clause: Clause, { title }: Thing): boolean => {
  const [verb = ''] = fold(title).split(/[^\p{L}]+/u);
  const words = clause.tokens.map(({ word }) => word);
  const isSaid = words.some((word) => basesOf(word).includes(verb));
  return (
    isSaid &&
    words.length <= 6 &&
    clause.tokens.at(-1)?.text !== '?' &&
    !words.some((word) => denies.test(word)) &&
    !['ask', 'need', 'verb create', 'verb move'].some((meaning) => says(clause, meaning)) &&
    descriptionIn(clause).names.every((name) => basesOf(name).includes(verb) || fold(title).includes(name))
  );
};

/** "not yet": what was ticked last is still to do. */
const notYet = /\b(?:not yet|not done yet|pas encore|noch nicht|todavia no|aun no)\b/u;

/** The student named it, and not only the answer to a question such as "what is next". */
const isOwnWord = (thing: Thing, { dialogue, schedule, things, today }: Context): boolean => {
  const request = dialogue?.request ?? '';
  const { tokens, language } = readMessage(request, schedule);
  const named = descriptionIn(tagged(request, tokens, { today, language, classes: schedule.classes, things }));
  return !isEmpty(named) && findThings(things, named, today).things.includes(thing);
};

/** "fait", of what the student did not name: is it that one? */
const markOrAsk = (thing: Thing, context: Context): Answer =>
  context.dialogue?.outcome === 'changed' || isOwnWord(thing, context)
    ? markDone([thing])
    : ask(`${nameOf(thing)}: is it done?`, [{ label: 'Yes', ...markDone([thing]) }, keepOption('No')]);

/** "done already", "its cancelled. remove", "which comes first": of what was spoken of last, without another name. */
export const saidBriefly = (clause: Clause, context: Context): Answer | undefined => {
  const { dialogue, things, today } = context;
  const last = thingsAt(things, dialogue?.things ?? []);
  const [thing] = last;
  if (!dialogue || !thing || dialogue.outcome === 'asked' || clause.whens.length > 0) return undefined;
  const text = clause.tokens.map(({ word }) => word).join(' ');
  if (
    notYet.test(text) &&
    last.every(({ completed }) => completed) &&
    findThings(things, descriptionIn(clause), today).things.length === 0
  )
    return markOpen(last);
  const around = ['filler', 'yes', 'pron', 'greet', 'stop', 'instead'];
  const isOne = last.length === 1;
  const isDone = says(clause, 'state done') || says(clause, 'filter completed');
  const isItsVerb = clause.tokens.every(({ word }) => {
    const bases = basesOf(word);
    return (
      bases.length === 0 ||
      /^(?:done|did|finished|completed)$/u.test(word) ||
      bases.some((base) => fold(thing.title).startsWith(base))
    );
  });
  if (
    isOne &&
    isDone &&
    isItsVerb &&
    !thing.completed &&
    onlyMeans(clause, 'state done', 'filter completed', ...around)
  )
    return markOrAsk(thing, context);
  if (isOne && !thing.completed && saysItsVerb(clause, thing)) return markDone(last);
  const isGone = says(clause, 'state cancelled') || says(clause, 'verb delete');
  const isNamed = onlyMeans(clause, 'state cancelled', 'verb delete', 'no', ...around);
  const [first] = clause.phrases;
  const isCancelled =
    first?.first === beginningOf(clause) &&
    clause.tokens[first.first]?.word === 'cancel' &&
    first.last - first.first === 2 &&
    clause.tokens.length > 3;
  if (isOne && ((isGone && isNamed && (says(clause, 'state cancelled') || means(clause, 'no'))) || isCancelled))
    return deleted(last, today);
  const rest = thingsAt(things, dialogue.list).filter(({ id }) => id !== thing.id);
  if (
    means(clause, 'other') &&
    onlyMeans(clause, 'other', 'same', ...around) &&
    dialogue.outcome === 'told' &&
    rest.length === 1
  )
    return say(rest.map((each) => detail(each, today)).join(''), rest);
  const isFirst = says(clause, 'filter next') && isEmpty(descriptionIn(clause)) && says(clause, 'ask which');
  const [soonest] = last.toSorted(inOrder);
  return isFirst && soonest && last.length > 1 ? say(`First: ${detail(soonest, today)}`, [soonest]) : undefined;
};
