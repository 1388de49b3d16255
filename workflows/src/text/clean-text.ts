/**
 * Invisible characters: tags, variation selectors, zero-width and direction marks, soft hyphens, control characters.
 * They can carry hidden instructions (OWASP LLM01), never a date.
 */
const invisible = /[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]--[\n\t]]/gv;

const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\t ]+/g;

const ligatures = /[\uFB00-\uFB06]/g;

/** Takes ligatures apart, removes invisible characters, collapses spaces and blank lines, and trims. */
export const cleanText = (text: string) =>
  text
    .normalize('NFC')
    .replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
