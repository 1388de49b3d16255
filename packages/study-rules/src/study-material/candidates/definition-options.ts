import { relationOf } from '../../language/related-words.ts';
import { sentencesOf } from '../../language/sentences.ts';
import { closenessOf, rowOf, vectorOf } from '../../language/word-vectors.ts';
import { leaks, overlap, rootsIn } from '../text.ts';
import { opensDefinition } from './definition-faults.ts';
import { people } from './definition-question.ts';
import type { Definition } from './definitions.ts';
import { isTooNear, optionsFor } from './options.ts';

/** Others that are looked at: the nearest are the best ones. */
const nearest = 60;

const nearFirst = (definition: Definition, all: readonly Definition[]) => {
  const distance = (other: Definition) =>
    other.list !== null && other.list === definition.list ? 0 : other.section === definition.section ? 1 : 2;
  return all
    .filter((other) => other !== definition && other.term !== definition.term)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, nearest);
};

/** The others of its list when that is long enough, and of people only people. */
const peers = (definition: Definition, all: readonly Definition[]): Definition[] => {
  const near = nearFirst(definition, all).filter(
    ({ meaning, verb }) =>
      rootsIn(meaning).length >= 2 && (verb === 'says') === (definition.verb === 'says') && verb !== 'describes',
  );
  const own = near.filter(({ list }) => list !== null && list === definition.list);
  if (own.length >= 3 || people.test(definition.section.title ?? '')) return own;
  return definition.list === null || !isStructured(all) ? near : near.filter((other) => isKin(definition, other));
};

/** Things of one section or one chapter can be mistaken for each other; those of others give themselves away. */
const isKin = (one: Definition, other: Definition): boolean =>
  one.section === other.section ||
  (one.section.within.length > 0 && one.section.within.join('\n') === other.section.within.join('\n'));

/** Whether a document keeps what belongs together in sections. */
const isStructured = (all: readonly Definition[]): boolean =>
  [...Map.groupBy(all, ({ section }) => section).values()].some((own) => own.length >= 3);

/** Other terms that could be mistaken for one: their meanings are not the same, nor do their words tell. */
export const rivals = (definition: Definition, all: readonly Definition[]) =>
  peers(definition, all).filter(
    (other) =>
      // next to a definition nothing that a list only comments on
      (definition.list !== null || other.list === null || opensDefinition(other.meaning, other.document.language)) &&
      overlap(definition.meaning, other.meaning) < 0.5 &&
      overlap(other.meaning, definition.meaning) < 0.6 &&
      !leaks(other.term, definition.term),
  );

/** "Curing", "hydration": nobody takes a thing for a process. */
const isProcess = (term: string) => /(?:ing|tion|sion|sis)$/u.test(term);

/** Other terms: those of the same section, number and kind first; without one of them the term gives itself away. */
export const termOptions = (definition: Definition, others: readonly Definition[]): string[] => {
  const { term, meaning, section, list, verb } = definition;
  // next to a name only what names the same kind of thing
  const kin = isNamed(term)
    ? others.filter((other) => isNamed(other.term) && areAlike(meaning, other.meaning))
    : others;
  const same = kin.filter(
    (other) =>
      list !== null || (isProcess(other.term) === isProcess(term) && (other.list !== null || other.verb === verb)),
  );
  if (same.length === 0) return [];
  const tiers = [same.filter((other) => other.section === section), same, kin];
  return tiers.reduce<string[]>((chosen, tier) => {
    const more = optionsFor(
      term,
      tier.map((other) => other.term),
    );
    return [...chosen, ...more.filter((one) => !chosen.some((taken) => isTooNear(taken, one)))];
  }, []);
};

/** Of a sentence the other meanings continue the question as its own does: "What was the …?" – "A group of …". */
export const meaningRivals = (
  { term, meaning, list, verb }: Definition,
  others: readonly Definition[],
): readonly Definition[] => {
  if (list !== null) return others;
  const hasArticle = (text: string) => /^(?:an?|the|one)\s/iu.test(text);
  return others.filter(
    (other) =>
      hasArticle(other.meaning) === hasArticle(meaning) &&
      other.verb === verb &&
      (!isNamed(term) || areAlike(meaning, other.meaning)),
  );
};

const isNamed = (term: string) => /^\p{Lu}\p{Ll}+(?:\s(?:of|the|de|\p{Lu}\p{Ll}+))*\s\p{Lu}\p{Ll}+$/u.test(term);

/** Whether two meanings begin with nouns for the same kind of thing: a group and an assembly, not a group and an oath. */
const areAlike = (one: string, other: string): boolean => {
  const [own, second] = [headOf(one), headOf(other)];
  if (own === second) return true;
  const [left, right] = [vectorOf(own), vectorOf(second)];
  return (
    relationOf(rowOf(own), rowOf(second)) >= 0.5 ||
    (left !== undefined && right !== undefined && closenessOf(left, right) >= 0.3)
  );
};

/** The noun that a meaning begins with: "a group of twelve men". */
const headOf = (meaning: string): string => {
  const tokens = sentencesOf(meaning).flatMap((sentence) => sentence.tokens);
  const at = tokens.findIndex(({ pos }, index) => pos === 'NOUN' && tokens[index + 1]?.pos !== 'NOUN');
  return tokens[at]?.lemma.toLowerCase() ?? '';
};
