/** Escapes Markdown, so that text written by others never becomes formatting, a link or a picture. */
export const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_{}[\]<>()#+!|~&-]/gu, String.raw`\$&`);
