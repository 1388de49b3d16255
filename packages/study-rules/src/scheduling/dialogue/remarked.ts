import type { Answer, Context } from '../act/answer.ts';
import { update } from '../act/change-thing.ts';
import { nameOf } from '../act/words.ts';
import { findThings } from '../things/find-things.ts';
import { thingsAt } from '../things/things.ts';
import { type Clause, headOf, hasMeaning } from '../understand/clause.ts';
import { descriptionIn } from '../understand/description.ts';
import { stopWords } from '../words/stop-words.ts';
import { adjust, means, tellsState } from './follow-up.ts';

/** Verbs and words around a new day that name nothing: "hes letting me take it on the wednesday". */
const light =
  /^(?:let|lets|letting|take|taking|took|do|doing|make|making|put|have|move|moved|moving|say|says|said|want|wants|ask|asked|stays?|start|starts|begins?|ends?|closes?|opens?|due|happening|now|instead|same|hes|shes|theyre|were|he|she|they|we|its|thats|it|time|day|know|need|needs|better|works|k|okay|ok|ooh|oh|ahh|nooo*|lieber|doch|erst|mejor|plutot|hora|heure|verschieb\p{L}*|schieb\p{L}*|mach|muevel[oa]|cambial[oa]|pasal[oa]|ponl[oa]|decale|deplace|uhr)$/u;
const movesIt = /^(?:verschieb\p{L}*|muevel[oa]|cambial[oa]|pasal[oa]|ponl[oa]|decale|deplace)$/u;
const sentence =
  /^(?:i|im|ill|ive|he|hes|she|shes|they|theyre|we|were|it|its|thats|cant|cannot|isnt|wont|didnt|is|was|are|said|says|got|asked|because|sorry|es|ist|c|est)$/u;
const refers =
  /^(?:it|its|that|thats|this|instead|now|lieber|doch|mejor|plutot|actually|lo|la|le|es|ihn|muevel[oa]|cambial[oa]|ponl[oa])$/u;

interface Piece {
  readonly words: readonly string[];
  /** Words that could name something. */
  readonly names: readonly string[];
  readonly isDated: boolean;
}

const piecesOf = ({ tokens, whens, phrases }: Clause): readonly Piece[] => {
  const inWhen = (at: number) => whens.some(({ lead, last }) => at >= lead && at < last);
  const inPhrase = (at: number) =>
    phrases.some(
      (phrase) =>
        at >= phrase.first &&
        at < phrase.last &&
        ['filler', 'pron', 'instead', 'yes', 'no', 'greet', 'correct'].some((each) => hasMeaning(phrase, each)),
    );
  const cuts = tokens.flatMap(({ word }, at) =>
    !inWhen(at) && /^(?:[,.;!?()]|so|and|und|y|et|but)$/u.test(word) ? [at] : [],
  );
  return [-1, ...cuts].map((cut, index) => {
    const to = cuts[index] ?? tokens.length;
    const own = tokens.map(({ word }, at) => ({ word, at })).slice(cut + 1, to);
    return {
      words: own.map(({ word }) => word),
      names: own
        .filter(({ word, at }) => !inWhen(at) && !inPhrase(at) && /[\p{L}\p{N}]/u.test(word))
        .filter(({ word }) => !stopWords.has(word) && !light.test(word))
        .map(({ word }) => word),
      isDated: own.some(({ at }) => inWhen(at)),
    };
  });
};

const others = ['verb create', 'need', 'have', 'ask', 'verb show', 'verb open'];

/**
 * "rained out, its sunday now", "she cant. tomorrow": what is said of the thing that was changed last. The part with the
 * day names nothing else, and the others are sentences, so that "lunch with sam, tomorrow" is not one.
 */
export const remarked = (clause: Clause, context: Context): Answer | undefined => {
  const { dialogue, things, today } = context;
  const head = headOf(clause);
  const [thing, ...more] = thingsAt(things, dialogue?.things ?? []);
  const isOther =
    head !== undefined && others.some((meaning) => hasMeaning(head, meaning)) && !means(clause, 'instead');
  const isTold = dialogue?.outcome === 'told' && clause.tokens.some(({ word }) => movesIt.test(word));
  if ((dialogue?.outcome !== 'changed' && !isTold) || !thing || more.length > 0 || isOther || tellsState(clause))
    return undefined;
  if (clause.tokens.at(-1)?.text === '?' || clause.whens.some(({ when }) => when.kind === 'weekly')) return undefined;
  const pieces = piecesOf(clause);
  const isReferring = pieces.some(({ words, isDated }) => isDated && words.some((word) => refers.test(word)));
  const named = findThings(things, descriptionIn(clause), today);
  if (named.certainty === 'one' && named.things[0]?.id !== thing.id) return undefined;
  const behind = clause.tokens[clause.priority?.last ?? 0]?.word ?? '';
  const isAbout = clause.priority !== undefined && !/^(?:to|that|for|:|zu|que|de)$/u.test(behind);
  if (
    clause.priority &&
    isAbout &&
    clause.whens.length === 0 &&
    clause.tokens.some(({ word }) => /^(?:it|its|that|thats|this|es|c|esta)$/u.test(word))
  ) {
    const { priority } = clause.priority;
    return {
      message: `${nameOf(thing)} now has ${priority} priority.`,
      actions: [update(thing, { priority })],
      things: [thing],
    };
  }
  const isSaid = pieces.every(({ isDated, names, words }) =>
    isDated ? names.length === 0 : names.length === 0 || isReferring || words.some((word) => sentence.test(word)),
  );
  const dated = pieces.filter(({ isDated }) => isDated);
  if (!isSaid || dated.length === 0 || (pieces.length === 1 && !isReferring)) return undefined;
  return adjust(clause, context, true);
};
