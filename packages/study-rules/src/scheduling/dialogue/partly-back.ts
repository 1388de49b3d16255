import { type Answer, type Context } from '../act/answer.ts';
import { nameOf } from '../act/words.ts';
import { findThings } from '../things/find-things.ts';
import { type Thing, thingsAt } from '../things/things.ts';
import { beginningOf, type Clause, hasMeaning, says } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { weekdayOf } from '../../dates/calendar.ts';
import { referred, spokenOf } from './referents.ts';
import { means } from './follow-up.ts';

const only = /^(?:just|only|nur|bloss|solo|solamente|juste|seulement|uniquement)$/u;
const except =
  /^(?:not|except|but|besides|apart|keep|keeps|stays?|leave|undo|revert|bleibt|queda|reste|nicht|ausser|ohne|excepto|menos|salvo|sauf|pas|without|w\/o|spare)$/u;
/** "just the thursday one, drop tuesday". */
const drops = /^(?:drop|skip|scrap)$/u;

const places = /^(?:one|first|second|third|last|other)$/u;

/** The changed things that the words name, by title, class, day or place. */
const namedOf = (clause: Clause, changed: readonly Thing[], context: Context): readonly Thing[] => {
  const description = descriptionIn(clause);
  if (!isEmpty(description)) {
    const found = findThings(changed, description, context.today);
    return found.certainty === 'one' || found.certainty === 'several' ? found.things : [];
  }
  const days = clause.whens.flatMap(({ when }) => (when.kind === 'day' ? [weekdayOf(when.day)] : []));
  if (days.length > 0) return changed.filter(({ day }) => day !== null && days.includes(weekdayOf(day)));
  const isPlace = clause.tokens.some(({ word }) => places.test(word));
  return isPlace ? (referred(clause, context) ?? []).filter((thing) => changed.includes(thing)) : [];
};

/** The same words, without what is said elsewhere. */
const part = (clause: Clause, from: number, to: number): Clause => {
  const within = ({ first }: { readonly first: number }) => first >= from && first < to;
  return {
    ...clause,
    tokens: clause.tokens.map((token, at) => (at >= from && at < to ? token : { ...token, word: '', text: '' })),
    phrases: clause.phrases.filter(within),
    whens: clause.whens.filter(within),
    classSpans: clause.classSpans.filter(within),
  };
};

const others = ['verb create', 'verb move', 'verb change', 'verb done', 'need', 'verb show'];

/**
 * "no, just the essay", "not the oral", "all but the quiz": of several changes some were not meant. Their days and times
 * from before are known to the server alone, which undoes the changes of these things.
 */
export const partlyBack = (clause: Clause, context: Context): Answer | undefined => {
  const { things, dialogue } = context;
  const changed = thingsAt(things, dialogue?.things ?? []);
  if (dialogue?.outcome !== 'changed' || changed.length === 0) return undefined;
  if (clause.tokens.length > 10 || clause.tokens.at(-1)?.text === '?') return undefined;
  const asks = clause.phrases.some((phrase) => hasMeaning(phrase, 'ask') && phrase.first === beginningOf(clause));
  if (asks || others.some((meaning) => says(clause, meaning)) || clause.whens.some(({ when }) => when.kind !== 'day'))
    return undefined;
  const words = clause.tokens.map(({ word }) => word);
  const keepAt = words.findIndex((word) => only.test(word));
  const backAt = words.findIndex((word) => except.test(word) || (keepAt >= 0 && drops.test(word)));
  const [keeps, excepts] = [keepAt >= 0, backAt >= 0];
  if (!keeps && !excepts && !means(clause, 'no') && !means(clause, 'correct')) return undefined;
  // "just the thursday one, drop tuesday": each says the same
  const end = excepts && backAt > keepAt ? backAt : words.length;
  const own = keeps ? part(clause, keepAt, end) : clause;
  const named = namedOf(own, changed, context);
  const back = keeps || !excepts ? changed.filter((thing) => !named.includes(thing)) : named;
  // "not the books sorry", when only the books were changed
  if (excepts && !keeps && named.length === changed.length && changed.length === 1 && clause.whens.length === 0)
    return { message: 'I put it back.', actions: [], undo: true };
  const left = changed.filter((thing) => !back.includes(thing));
  // "exam 3 too", "only exam 2": what was changed before stays
  const spoken = spokenOf(context).filter((thing) => !changed.includes(thing));
  if (keeps && named.length === 0 && findThings(spoken, descriptionIn(own), context.today).certainty === 'one')
    return { message: `I put ${changed.map(nameOf).join(', ')} back as before.`, actions: [], undo: true };
  if (named.length === 0 || back.length === 0 || left.length === 0) return undefined;
  return {
    message: `I put ${back.map(nameOf).join(', ')} back as before. What I changed of ${left.map(nameOf).join(', ')} stays.`,
    actions: [],
    things: left,
    undo: true,
    undoOf: back,
  };
};
