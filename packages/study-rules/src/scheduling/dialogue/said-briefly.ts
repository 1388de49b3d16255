import { type Answer, type Context, say } from '../act/answer.ts';
import { deleted, markDone } from '../act/edit.ts';
import { detail } from '../act/reply.ts';
import { inOrder, type Thing, thingsAt } from '../things/things.ts';
import { beginningOf, type Clause, says } from '../understand/clause.ts';
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

/** "done already", "its cancelled. remove", "which comes first": of what was spoken of last, without another name. */
export const saidBriefly = (clause: Clause, context: Context): Answer | undefined => {
  const { dialogue, things, today } = context;
  const last = thingsAt(things, dialogue?.things ?? []);
  const [thing] = last;
  if (!dialogue || !thing || dialogue.outcome === 'asked' || clause.whens.length > 0) return undefined;
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
    return markDone(last);
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
