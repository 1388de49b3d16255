/**
 * Characters that a reader cannot see: tags (U+E0000–E007F), variation selectors, zero-width and
 * direction marks, soft hyphen, control characters. They carry hidden instructions (OWASP LLM01), never a date.
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  /[\u{E0000}-\u{E007F}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u00AD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t ]+/g;

/** One line or several, without invisible characters, every run of blanks one space, ends trimmed. */
export const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
