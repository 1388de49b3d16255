/** A word, a number or a mark of a message. */
export interface Token {
  /** As the student wrote it. */
  readonly text: string;
  /** Folded: lower case, without accents and apostrophes; the speller may correct it. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Nothing separates it from the token before. */
  readonly glued: boolean;
}

/** Lower case, without accents. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFKD').replaceAll(/\p{M}/gu, '');

const quoted = /["“«„][^"”»“]{1,200}["”»“]|(?<![\p{L}\p{N}])'[^'"]{2,200}'(?![\p{L}\p{N}])/u;
const pattern = new RegExp(
  String.raw`${quoted.source}|(?<![\p{L}\p{N}])(?:w\/(?!o\b)|b4|2day|2moro|2morrow|2mrw|2nite|l8r|l8|gr8|w8|4get|any1|some1)(?![\p{L}\p{N}])|[\p{L}\p{M}]+(?:['’´][\p{L}\p{M}]+)*|\d+|->|=>|[^\s\p{L}\p{N}]`,
  'gu',
);
/** "l'examen", "j'ai", "d'histoire": two words. */
const elision = /^(l|d|j|m|t|s|c|n|qu)['’´](.+)$/iu;
const longest = 8000;

const piecesOf = (text: string): string[] => {
  const [, before, after] = elision.exec(text) ?? [];
  // "t's" or "s's" is no elision
  return before === undefined || after === undefined || after.length < 2 ? [text] : [`${before}'`, after];
};

/** The tokens of a message; a quoted text is one token, and a hyphen within a word is no token. */
export const tokenise = (message: string): Token[] => {
  const tokens: Token[] = [];
  for (const { 0: all, index } of message.slice(0, longest).matchAll(pattern)) {
    let start = index;
    for (const text of piecesOf(all)) {
      const previous = tokens.at(-1);
      const glued = previous?.end === start;
      const word = fold(text).replaceAll(/['’´]/gu, '');
      tokens.push({ text, word, start, end: start + text.length, glued });
      start += text.length;
    }
  }
  return tokens.filter(({ text, glued }, index) => !(text === '-' && glued && isWord(tokens[index + 1])));
};

const isWord = (token: Token | undefined): boolean => token !== undefined && /^\p{L}/u.test(token.text);
export const isNumber = (token: Token | undefined): boolean => token !== undefined && /^\d+$/u.test(token.text);
export const isQuoted = ({ text }: Token): boolean => text.length > 2 && /^["“«„]|^'.*'$/u.test(text);

/** The text between quotation marks. */
export const unquoted = (text: string): string => text.replace(/^["“«„']\s*/u, '').replace(/\s*["”»“']$/u, '');
