import { stopWords } from '../words/stop-words.ts';
import { isQuoted, type Token } from '../words/tokens.ts';
import { basesOf } from '../words/past.ts';
import { doingWord } from '../words/doing-words.ts';
import type { Meaning } from '../words/phrase-table.ts';
import { findThings } from '../things/find-things.ts';
import { descriptionIn } from './description.ts';
import { isIndifferent } from './denied.ts';
import { toldDone } from './told-done.ts';
import { beginningOf, type Clause, hasMeaning, headOf, says, tagged, type Tagging } from './clause.ts';

const strong = /^[;!?.]$/u;
const weak = /^(?:,|and|then|und|y|et|also|plus|&|\+|dann|luego|puis|but|aber|pero|mais|e|n)$/u;
/** Nouns as well: they begin a request only after a strong mark. */
const nouns =
  /^(?:book|note|plan|log|call|name|list|star|close|check|flag|see|find|new|reminder|memo|todo|set|make|finish|complete|open|view|schedule|change|fix|drop|bump|count|drag|turn|register|review|is|are|do|was|did|should|like|que|has|will|termin|nouvelle|nueva|ein|mach|any|que|est|es|ist|does|why|how|update|clear|edit|switch|pull|bring|wipe|kill|trash|shift|correct|enter|stick|swap|extend)$/u;

/** Of these, what is certainly a verb in front of "the" or "it": "and drop the library one". */
const changing = /^(?:drop|bump|change|update|edit|switch|kill|trash|wipe|shift|swap|extend|clear|bring|pull|cancel)$/u;
const objects = /^(?:the|my|it|that|this|them|those)$/u;

const hasContent = ({ tokens, whens, phrases, priority, classSpans }: Clause): boolean =>
  tokens.some(
    ({ word, text }, at) =>
      /[\p{L}\p{N}]/u.test(text) &&
      !stopWords.has(word) &&
      ![...whens, ...phrases, ...(priority ? [priority] : []), ...classSpans].some(
        (span) => at >= span.first && at < span.last,
      ),
  ) || classSpans.length > 0;

const starts = (clause: Clause, isStrong: boolean): boolean => {
  const head = headOf(clause);
  if (!head) return false;
  const word = clause.tokens[head.first]?.word ?? '';
  const hasObject = changing.test(word) && objects.test(clause.tokens[head.last]?.word ?? '');
  if (!isStrong && nouns.test(word) && head.last - head.first === 1 && !hasObject) return false;
  return ['verb', 'ask', 'need', 'have'].some((meaning) => hasMeaning(head, meaning));
};

/** "buy a card, print the pass": two things to do. */
const does = (clause: Clause): boolean => {
  const head = headOf(clause);
  const from = head && hasMeaning(head, 'verb create') ? head.last : beginningOf(clause);
  const at = clause.tokens[from]?.text === ':' ? from + 1 : from;
  return clause.tokens.length > 1 && doingWord.test(clause.tokens[at]?.word ?? '');
};

/** "got goggles, paid parking, still havent done laundry": each part says what was done. */
const tells = ({ tokens, phrases }: Clause): boolean => {
  const [first = '', second = ''] = tokens.slice(beginningOf({ tokens, phrases })).map(({ word }) => word);
  const word = /^(?:i|still|and|also|ich|je)$/u.test(first) ? second : first;
  return basesOf(word).length > 0 || /^(?:havent|hasnt|didnt)$/u.test(word);
};

const states = ['state done', 'state moved', 'state cancelled'];

/** "problem set 7 done", "essay moved to dec 1": a part that names a thing and says that it is done, moved or cancelled. */
const tellsState = (clause: Clause): boolean => states.some((state) => says(clause, state));
const namesOne = (clause: Clause, { things = [], today }: Tagging): boolean =>
  findThings(things, descriptionIn(clause), today).certainty === 'one';
const tellsOf = (clause: Clause, tagging: Tagging): boolean => tellsState(clause) && namesOne(clause, tagging);

/** "and another task: …" */
const another = /^(?:an?|another|one|eine?|otra|un|une)$/u;
const thing = /^(?:tasks?|todo|reminder|event)$/u;
/** "ps4 push to wed", "lab high prio": names a thing and says how it changes. */
const changesOne = (clause: Clause, tagging: Tagging): boolean =>
  (clause.whens.length > 0 || clause.priority !== undefined || tellsState(clause)) && namesOne(clause, tagging);

const startsThing = ({ tokens }: Clause) =>
  another.test(tokens[0]?.word ?? '') && tokens.slice(1, 3).some(({ word }) => thing.test(word));

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly isStrong: boolean;
  readonly isComma: boolean;
}

/** "tues + thurs 3pm": days of one request. */
const joinsDays = ({ whens }: Clause, at: number) =>
  whens.some(({ when, last }) => when.kind === 'day' && last === at) &&
  whens.some(({ when, lead }) => when.kind === 'day' && lead === at + 1);

/** "then move the lab", and not "boots then due the 15th". */
const beginsAt = ({ phrases, tokens }: Clause, at: number): boolean =>
  doingWord.test(tokens[at]?.word ?? '') ||
  phrases.some(
    (phrase) =>
      phrase.first === at && ['verb', 'need', 'have', 'ask', 'filler'].some((meaning) => hasMeaning(phrase, meaning)),
  );

const piecesOf = (message: string, whole: Clause): Piece[] => {
  const { tokens, whens } = whole;
  const pieces: Piece[] = [];
  let [from, isStrong, isComma] = [0, true, false];
  const inside = (at: number) => whens.some((span) => at >= span.first && at < span.last);
  for (const [at, token] of tokens.entries()) {
    const newLine = at > from && message.slice(tokens[at - 1]?.end ?? 0, token.start).includes('\n');
    if (newLine) {
      pieces.push({ from, to: at, isStrong, isComma });
      [from, isStrong, isComma] = [at, true, false];
    }
    if (inside(at) || isQuoted(token)) continue;
    const glued = token.text === '.' && tokens[at + 1]?.glued === true;
    const ends = strong.test(token.text) && !glued;
    const isTime =
      token.word === 'then' &&
      ((/^\p{L}/u.test(tokens[at + 1]?.text ?? '') && !beginsAt(whole, at + 1)) ||
        at === tokens.length - 1 ||
        /^(?:til|till|until|by|since|before)$/u.test(tokens[at - 1]?.word ?? ''));
    if ((!ends && !weak.test(token.word)) || at === from || isTime || (!ends && joinsDays(whole, at))) continue;
    pieces.push({ from, to: ends ? at + 1 : at, isStrong, isComma });
    [from, isStrong, isComma] = [at + 1, ends, token.text === ','];
  }
  pieces.push({ from, to: tokens.length, isStrong, isComma });
  return pieces.filter(({ from: first, to }) => to > first);
};

const most = 20;

/** The requests of a message. A part without its own verb or date belongs to the request before it. */
export const splitClauses = (message: string, tokens: readonly Token[], tagging: Tagging): Clause[] => {
  const whole = tagged(message, tokens, tagging);
  const cut = (from: number, to: number) => {
    const own = tokens.slice(from, to);
    const [first, last] = [own[0], own.at(-1)];
    return tagged(message.slice(first?.start ?? 0, last?.end ?? 0), own, tagging);
  };
  const isToldDone = (clause: Clause) => toldDone(clause, tagging.things ?? [], tagging.today) !== undefined;
  const ranges: { from: number; to: number }[] = [];
  for (const piece of piecesOf(message, whole).slice(0, 4 * most)) {
    const before = ranges.at(-1);
    const clause = cut(piece.from, piece.to);
    const last = before && cut(before.from, before.to);
    const isDated =
      last !== undefined && last.whens.length > 0 && hasContent(last) && clause.whens.length > 0 && hasContent(clause);
    const lonely = last !== undefined && piece.isStrong && !hasContent(last) && last.whens.length === 0;
    const begins =
      starts(clause, piece.isStrong) && (hasContent(clause) || clause.whens.length > 0 || clause.phrases.length > 1);
    if (
      !before ||
      (!lonely &&
        (begins ||
          isDated ||
          (last !== undefined &&
            ((tells(last) && tells(clause)) ||
              (isToldDone(last) && isToldDone(clause)) ||
              (tellsOf(last, tagging) &&
                namesOne(clause, tagging) &&
                (clause.whens.length > 0 || tellsState(clause))) ||
              (piece.isComma &&
                ((does(last) && does(clause)) ||
                  (changesOne(last, tagging) && (changesOne(clause, tagging) || isIndifferent(clause))))))) ||
          startsThing(clause) ||
          (piece.isStrong && hasContent(clause) && clause.whens.length > 0)))
    )
      ranges.push({ from: piece.from, to: piece.to });
    else before.to = piece.to;
  }
  const clauses: Clause[] = [];
  for (const { from, to } of ranges.slice(0, most)) {
    const clause = cut(from, to);
    const before = clauses.at(-1);
    const head = headOf(clause);
    const owns = head !== undefined && ['verb', 'ask', 'need', 'have'].some((meaning) => hasMeaning(head, meaning));
    const isTask = before !== undefined && doingWord.test(before.tokens[beginningOf(before)]?.word ?? '');
    const given: readonly Meaning[] =
      before && isTask && !headOf(before)
        ? ['verb create']
        : before
          ? (headOf(before)?.meanings.filter((meaning) => /^(?:verb|need|have)/u.test(meaning)) ?? before.inherited)
          : [];
    clauses.push(owns ? clause : { ...clause, inherited: given });
  }
  return clauses;
};
