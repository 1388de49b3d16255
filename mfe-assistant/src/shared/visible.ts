/**
 * Invisible characters that can hide instructions to language models (OWASP LLM01). Joiners and direction marks are
 * kept: scripts and emoji need them.
 */
const hidden = /(?![\n\t\u200C-\u200F])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** Removes invisible characters from a text that others wrote. */
export const visible = (text: string) => text.replace(hidden, '');
