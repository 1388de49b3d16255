/**
 * Characters that nobody sees and that can carry words between machines (OWASP LLM01); joiners and direction marks
 * stay, for scripts and emoji are written with them.
 */
const hidden = /(?![\n\t\u200C-\u200F])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A text that others wrote, with what can be seen of it alone. */
export const visible = (text: string) => text.replace(hidden, '');
