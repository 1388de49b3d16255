/**
 * Characters that a reader cannot see: tags, variation selectors, zero-width and direction marks, soft hyphens,
 * control characters. They can carry hidden instructions (OWASP LLM01), never a date.
 */
const invisible = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\n\t]]/gv;

const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t ]+/g;

/** One line or several, without invisible characters, every run of blanks one space, ends trimmed. */
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
