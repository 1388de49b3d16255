import { findClasses, classesNamed, type ClassSpan } from '../things/find-classes.ts';
import { anchorsIn } from '../things/anchor.ts';
import type { ClassOf, Thing } from '../things/things.ts';
import { findWhen } from '../when/find-when.ts';
import type { WhenSpan } from '../when/when.ts';
import type { Meaning } from '../words/phrase-table.ts';
import { findPhrases, type Language, type Phrase } from '../words/phrases.ts';
import type { Token } from '../words/tokens.ts';
import { findPriority, type PrioritySpan } from './priority.ts';

/** A part of a message that makes one request, with everything that was recognised in it. */
export interface Clause {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly phrases: readonly Phrase[];
  readonly whens: readonly WhenSpan[];
  readonly classSpans: readonly ClassSpan[];
  readonly classes: readonly ClassOf[];
  readonly priority: PrioritySpan | undefined;
  /** What the clause before began with, when this one has no beginning: "move A to friday and B to monday". */
  readonly inherited: readonly Meaning[];
  /** The words of all titles on the schedule. */
  readonly titleWords: ReadonlySet<string>;
}

export interface Tagging {
  readonly today: string;
  readonly language: Language;
  readonly classes: readonly ClassOf[];
  /** The day of the thing that was named last. */
  readonly base?: string | undefined;
  /** The class of that thing. */
  readonly baseOf?: string | undefined;
  /** Something was spoken of that a lone number can be the time of. */
  readonly isFollowUp?: boolean;
  /** What days are counted from: "the day before the midterm". */
  readonly things?: readonly Thing[];
}

const within = (spans: readonly { readonly first: number; readonly last: number }[], at: number) =>
  spans.some(({ first, last }) => at >= first && at < last);

const noWords: ReadonlySet<string> = new Set();
const kept = new WeakMap<readonly Thing[], ReadonlySet<string>>();

/** Collected once for all clauses of a message. */
const titleWordsOf = (things: readonly Thing[]): ReadonlySet<string> => {
  const words = kept.get(things) ?? new Set(things.flatMap(({ own }) => own));
  kept.set(things, words);
  return words;
};

/** Longer messages name no thing from which days are counted: the search is not linear. */
const longestCounted = 80;

/** Recognises dates, phrases, classes and the priority in the tokens of one request. */
export const tagged = (text: string, tokens: readonly Token[], tagging: Tagging): Clause => {
  const { today, language, classes, base, baseOf, isFollowUp, things } = tagging;
  const anchorAt =
    things && tokens.length <= longestCounted ? anchorsIn(tokens, { things, classes, today }) : undefined;
  const whens = findWhen({ tokens, today, language, base, baseOf, isFollowUp, anchorAt });
  const priority = findPriority(tokens);
  const phrases = findPhrases(tokens, language).filter(
    ({ first, last }) => !whens.some((span) => first >= span.lead && last <= span.last && first < span.last),
  );
  const classSpans = findClasses(tokens, classes, (at) =>
    within(whens, at) || (priority !== undefined && within([priority], at))
      ? 'date'
      : within(phrases, at)
        ? 'phrase'
        : undefined,
  );
  return {
    text,
    tokens,
    language,
    phrases,
    whens,
    classSpans,
    classes: classesNamed(classSpans),
    priority,
    inherited: [],
    titleWords: things ? titleWordsOf(things) : noWords,
  };
};

export const hasMeaning = ({ meanings }: Phrase, prefix: string): boolean =>
  meanings.some((meaning) => meaning.startsWith(prefix));

const polite = /^(?:[,:!.\-–…]|@)$/u;

/** The index of the first token that is no greeting, filler or mark. */
export const beginningOf = ({ tokens, phrases }: Pick<Clause, 'tokens' | 'phrases'>): number => {
  let at = 0;
  for (;;) {
    const phrase = phrases.find(({ first }) => first === at);
    const isFiller =
      phrase &&
      (hasMeaning(phrase, 'filler') ||
        hasMeaning(phrase, 'yes') ||
        (hasMeaning(phrase, 'greet') && phrase.last < tokens.length));
    if (isFiller && !(hasMeaning(phrase, 'verb') || hasMeaning(phrase, 'ask'))) at = phrase.last;
    else if (polite.test(tokens[at]?.word ?? '')) at += 1;
    else return at;
  }
};

/** The phrase that a clause begins with, fillers aside. */
export const headOf = (clause: Pick<Clause, 'tokens' | 'phrases'>): Phrase | undefined => {
  const at = beginningOf(clause);
  return clause.phrases.find(({ first }) => first === at);
};

export const says = ({ phrases }: Pick<Clause, 'phrases'>, prefix: string): boolean =>
  phrases.some((phrase) => hasMeaning(phrase, prefix));
