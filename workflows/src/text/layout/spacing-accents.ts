/** Per accent written as a character: the combining one, and the letters that carry it. */
const accents: Readonly<Record<string, readonly [string, string]>> = {
  '´': ['\u0301', 'aeiouyAEIOUYcnsz'],
  '`': ['\u0300', 'aeiouAEIOU'],
  '¨': ['\u0308', 'aeiouyAEIOU'],
  ˆ: ['\u0302', 'aeiouAEIOU'],
  '˜': ['\u0303', 'anoANO'],
  '~': ['\u0303', 'anoANO'],
  '¸': ['\u0327', 'cstCST'],
  '˚': ['\u030A', 'auAU'],
  ˇ: ['\u030C', 'cdenrstzCDENRSTZ'],
  '˘': ['\u0306', 'agAG'],
  '˝': ['\u030B', 'ouOU'],
  '˛': ['\u0328', 'aeAE'],
};
const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** An accent, the letters around it, and what follows; a dotless letter may be a space away. */
const accented =
  /(?<before>\p{L})?(?<accent>[´`¨ˆ˜~¸˚ˇ˘˝˛])\k<accent>?(?<after> ?[ıȷ]|\p{L})?(?=(?<rest>[\p{L}`]{0,2}))/gu;

/** After an accent that someone typed for an apostrophe: "today´s", "we´re", "D´Angelo". */
const contraction = /^(?:[stmd]|re|ll|ve|(?-i:\p{Lu}\p{Ll}+))$/iu;

/** Not accents: a path as in "/~smith", and a quote as in "`a`". Only "`a" and "`e" are words. */
const needsLetter = (accent: string, word: string) => accent === '~' || (accent === '`' && !/^[ae]$/i.test(word));

const carries = (accent: string, letter: string) => letter !== '' && (accents[accent]?.[1].includes(letter) ?? false);
/** Before the accent, only these: "students´ work" ends in an apostrophe, and a grave accent ends a quote. */
const carriesBack = (accent: string, letter: string) =>
  carries(accent, letter) && (accent !== '´' || /[aeiouy]/i.test(letter)) && accent !== '`' && accent !== '~';

const joined = (accent: string, letter: string) => `${letter}${accents[accent]?.[0] ?? ''}`.normalize('NFC');

const composed = (found: string, parts: Readonly<Record<string, string | undefined>>) => {
  const { before = '', accent = '', after = '', rest = '' } = parts;
  const letter = dotless[after.trim()] ?? after;
  const word = `${after}${rest}`;
  if (before === '' ? needsLetter(accent, word) : contraction.test(word)) return found;
  if (carries(accent, letter)) return `${before}${joined(accent, letter)}`;
  return carriesBack(accent, before) ? `${joined(accent, before)}${after}` : found;
};

/**
 * Joins accents that are separate characters with their letters: TeX draws "Mi´ercoles" and "d´ıas", others "Bu¨rger".
 * Between two letters that could both carry it, the accent belongs to the second.
 */
export const withAccents = (text: string) =>
  text.replace(accented, (found: string, ...more: unknown[]) => composed(found, Object(more.at(-1))));
