import { searchKey, sentencesOf, type Token } from '../language/sentences.ts';
import type { Wanted } from './question.ts';
import { wordWeight } from '../language/word-weight.ts';

/** A question by its grammar: what a sentence in the same words must contain. */
export interface Wording {
  /** Key → its weight in the question. */
  readonly terms: ReadonlyMap<string, number>;
  /** The terms that are nouns: a sentence with none of them is about something else. */
  readonly subjects: ReadonlySet<string>;
  /** The terms that must be in the sentence itself, not only around it: the owner ("of wheat") and the verb. */
  readonly own: ReadonlySet<string>;
  /** "plant enzymes": the qualifier, by the noun that it qualifies. */
  readonly kinds: ReadonlyMap<string, string>;
  /** "how big": the word for what is measured. */
  readonly measure: string | undefined;
}

/** A measure weighs as much as a noun. */
const measured = /\bhow (tall|heavy|old|fast|deep|high|big|large|wide|hot|cold|expensive)\b/iu;

const heavier = (terms: Map<string, number>, key: string, weight: number) =>
  terms.set(key, Math.max(weight, terms.get(key) ?? 0));

const isNoun = ({ pos }: Token) => pos === 'NOUN' || pos === 'PROPN';

/** The word before a noun that says which kind of it the text is about. */
export const qualifierBefore = (tokens: readonly Token[], at: number): Token | undefined => {
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
  return before && (isNoun(before) || before.pos === 'ADJ') && wordWeight(before) > 0 ? before : undefined;
};

/** The noun after "of", behind its articles and qualifiers. */
const ownerAfter = (tokens: readonly Token[], of: number): Token | undefined => {
  const after = tokens.slice(of + 1);
  const end = after.findIndex(
    (token, index) => isNoun(token) && !(after[index + 1] && isNoun(after[index + 1] ?? token)),
  );
  return after.slice(0, end).every(({ pos }) => ['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(pos))
    ? after[end]
    : undefined;
};

const asksBy = /^(?:do|does|did)$/iu;
const interrogative = /^(?:which|what)$/iu;

/** The word after "does" is a noun: "does chaining deal", "do plant enzymes work". */
const retagged = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.pos === 'VERB' && asksBy.test(tokens[at - 1]?.text ?? '') ? { ...token, pos: 'NOUN' } : token,
  );

/** "Which structure is a queue built on": only names the kind of answer. */
const isKindOfAnswer = (tokens: readonly Token[], at: number): boolean => {
  const [next, ...rest] = tokens.slice(at + 1);
  const first = rest.find(({ pos }) => pos !== 'DET' && pos !== 'ADJ');
  return interrogative.test(tokens[at - 1]?.text ?? '') && next?.pos === 'AUX' && first !== undefined && isNoun(first);
};

/** The wording of a message. */
export const parseWording = (message: string, wanted: Wanted): Wording => {
  const terms = new Map<string, number>();
  const [subjects, own, kinds] = [new Set<string>(), new Set<string>(), new Map<string, string>()];
  const measure = measured.exec(message)?.[1]?.toLowerCase();

  const take = (tokens: readonly Token[], token: Token, at: number) => {
    const key = searchKey(token);
    // who discovered it, and when, is asked about the verb, not about the noun alone
    if (token.pos === 'VERB' && (wanted === 'person' || wanted === 'date')) {
      heavier(terms, key, 2);
      own.add(key);
    } else heavier(terms, key, token.text === measure ? 2 : isKindOfAnswer(tokens, at) ? 1 : wordWeight(token));
    if (!isNoun(token)) return;
    subjects.add(key);
    const kind = qualifierBefore(tokens, at);
    if (kind) kinds.set(searchKey(kind), key);
  };

  for (const sentence of message.split('\n').flatMap(sentencesOf)) {
    const tokens = retagged(sentence.tokens);
    for (const [at, token] of tokens.entries()) {
      const owner = token.text === 'of' ? ownerAfter(tokens, at) : undefined;
      if (owner) own.add(searchKey(owner));
      if (wordWeight(token) > 0 || token.text === measure) take(tokens, token, at);
    }
  }
  return { terms, subjects, own, kinds, measure };
};
