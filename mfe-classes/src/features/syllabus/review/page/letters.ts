const isPlain = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
const notLetter = /[^\p{L}\p{N}]/gu;

/** The letters and digits of a character in lower case, without accents; a ligature has several. */
const lettersIn = (char: string) => {
  if (char.length === 1 && isPlain(char.charCodeAt(0))) return char;
  return char.normalize('NFKD').toLowerCase().replace(notLetter, '');
};

/** What is compared of a text: no spaces, hyphens, bullets, accents or ligatures. */
export const plainText = (text: string) => Array.from(text, lettersIn).join('');

/** The letters of several texts as one, and where each one is from. */
export const lettersOf = (texts: readonly string[]) => {
  const text: string[] = [];
  const from: { index: number; at: number; end: number }[] = [];
  for (const [index, source] of texts.entries()) {
    let at = 0;
    for (const char of source) {
      const end = at + char.length;
      const letters = lettersIn(char);
      const last = from.at(-1);
      // punctuation is marked with the character before it
      if (letters === '' && last?.index === index && last.end === at && !/\s/u.test(char)) last.end = end;
      for (const letter of letters) {
        text.push(letter);
        // a letter outside the first plane has two code units
        for (let unit = 0; unit < letter.length; unit += 1) from.push({ index, at, end });
      }
      at = end;
    }
  }
  return { text: text.join(''), from };
};
