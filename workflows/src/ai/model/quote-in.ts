const space = /\s/u;
/** Soft hyphens, and signs without a width. */
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/u;
const quotes = /[\u2018-\u201F\u2032\u2033\u00AB\u00BB"`]/u;
const dashes = /[\u2010-\u2015\u2212]/u;

const plainSign = (sign: string): string => {
  if (invisible.test(sign)) return '';
  if (space.test(sign)) return ' ';
  if (quotes.test(sign)) return "'";
  return dashes.test(sign) ? '-' : sign.normalize('NFKD');
};

interface Folded {
  readonly text: string;
  /** For each unit of the text, where its sign begins and ends in the original. */
  readonly places: readonly (readonly [number, number])[];
}

/** A text without the differences that a copy makes: spaces, line breaks, soft hyphens, ligatures, kinds of quotes. */
const folded = (original: string): Folded => {
  let text = '';
  const places: [number, number][] = [];
  let index = 0;
  for (const sign of original) {
    const end = index + sign.length;
    const plain = plainSign(sign);
    const repeats = plain === ' ' && (text === '' || text.endsWith(' '));
    if (!repeats) {
      text += plain;
      for (let unit = 0; unit < plain.length; unit += 1) places.push([index, end]);
    }
    index = end;
  }
  return { text, places };
};

/** The words of a text that a quote repeats, exactly as they are in the text; null when it does not contain them. */
export const quoteIn = (text: string, quote: string): string | null => {
  const wanted = folded(quote).text.trim();
  const { text: whole, places } = folded(text);
  const at = wanted === '' ? -1 : whole.indexOf(wanted);
  const [start, end] = [places[at], places[at + wanted.length - 1]];
  return start && end ? text.slice(start[0], end[1]) : null;
};
