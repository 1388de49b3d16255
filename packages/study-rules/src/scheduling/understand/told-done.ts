import type { Thing } from '../things/things.ts';
import { basesOf } from '../words/past.ts';
import { fold } from '../words/tokens.ts';
import { type Clause, hasMeaning, says } from './clause.ts';

const denies =
  /^(?:not|never|still|havent|hasnt|didnt|no|wont|yet|almost|nearly|half|if|when|after|before|until|wish)$/u;

/** "the bike is fixed" asks nothing. */
const isCopula = /^(?:is|are|was|were)$/u;

const firstWord = (title: string) => /\p{L}+/u.exec(fold(title))?.[0] ?? '';

const isNamed = (own: string, words: ReadonlySet<string>) =>
  words.has(own) || words.has(`${own}s`) || (own.endsWith('s') && words.has(own.slice(0, -1)));

/**
 * The thing to do that a sentence says was done, by the past of the verb with which its title begins: "washed the
 * scrubs" is "Wash scrubs". One other word of the title must be said too, and no other thing may fit as well.
 */
export const toldDone = (clause: Clause, things: readonly Thing[], today: string): Thing | undefined => {
  const { tokens, whens, phrases } = clause;
  const said = tokens.map(({ word }) => word);
  const isPlain =
    !said.some((word) => denies.test(word)) &&
    tokens.at(-1)?.text !== '?' &&
    !phrases.some(
      (phrase) => hasMeaning(phrase, 'ask') && (phrase.first === 0 || !isCopula.test(said[phrase.first] ?? '')),
    ) &&
    !says(clause, 'need') &&
    !says(clause, 'state moved') &&
    !says(clause, 'state cancelled') &&
    !phrases.some((phrase) => hasMeaning(phrase, 'verb') && phrase.first === 0) &&
    whens.every(({ when }) => when.kind === 'part' || (when.kind === 'day' && when.day <= today));
  const bases = new Set(said.flatMap(basesOf));
  if (!isPlain || bases.size === 0) return undefined;
  const words = new Set(said);
  const fitting = things
    .filter(({ completed, title }) => !completed && bases.has(firstWord(title)))
    .map((thing) => {
      const others = thing.own.filter((own) => own !== firstWord(thing.title));
      return { thing, named: others.filter((own) => isNamed(own, words)).length };
    })
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named - a.named);
  const [best, other] = fitting;
  return best && best.named > (other?.named ?? 0) ? best.thing : undefined;
};
