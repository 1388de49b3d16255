import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

/** A word or a sign of a sentence. */
export interface Token {
  readonly text: string;
  /** Lower case, without its ending: shared by question and text. */
  readonly stem: string;
  /** Dictionary form: "fled" is "flee". */
  readonly lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, PRON, … */
  readonly pos: string;
  /** Offset in the sentence. */
  readonly at: number;
}

export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const nlp = winkNLP(model, ['sbd', 'pos']);
// oxlint-disable-next-line typescript/unbound-method -- functions without `this`, which wink takes by reference
const { stem: stemOf, lemma: lemmaOf, pos: posOf } = nlp.its;

const tokensOf = (text: string, found: readonly Omit<Token, 'at'>[]): Token[] => {
  let from = 0;
  return found.map((token) => {
    const at = Math.max(from, text.indexOf(token.text, from));
    from = at + token.text.length;
    return { ...token, at };
  });
};

/** "am 14. Juli": a German date does not end a sentence. */
const endsInDay = /\b(?:ab|am|bis|dem|den|der|im|seit|vom|zum) \d{1,2}\.$/iu;

/** The sentences of a line, verbatim. */
export const sentencesOf = (line: string): Sentence[] => {
  const found = nlp.readDoc(line).sentences();
  const sentences: Sentence[] = [];
  let from = 0;
  for (let index = 0; index < found.length(); index += 1) {
    const words = found.itemAt(index).tokens();
    const texts: string[] = words.out();
    const stems: string[] = words.out<string>(stemOf as ItsFunction<string>);
    const lemmas: string[] = words.out<string>(lemmaOf as ItsFunction<string>);
    const tags: string[] = words.out(posOf);
    const start = line.indexOf(texts[0] ?? '', from);
    const tokens = tokensOf(
      line.slice(start),
      texts.map((text, at) => ({ text, stem: stems[at] ?? text, lemma: lemmas[at] ?? text, pos: tags[at] ?? 'X' })),
    );
    const last = tokens.at(-1);
    if (!last || start === -1) continue;
    from = start + last.at + last.text.length;
    const before = sentences.at(-1);
    if (before && endsInDay.test(before.text)) {
      const begun = line.lastIndexOf(before.text, start);
      const moved = tokens.map((token) => ({ ...token, at: token.at + start - begun }));
      sentences[sentences.length - 1] = { text: line.slice(begun, from), tokens: [...before.tokens, ...moved] };
    } else sentences.push({ text: line.slice(start, from), tokens });
  }
  return sentences;
};

/** The form to compare a word by: the lemma of a verb, because its forms differ most; otherwise the stem. */
export const searchKey = ({ stem, lemma, pos }: Token): string => (pos === 'VERB' ? lemma : stem);

/** Stems and lemmas of all words of the sentences. */
export const searchKeys = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ stem, lemma }) => [stem, lemma])));
