/** What others wrote, as it was written: no sign of it is formatting, a link or a picture. */
export const escapeMarkdown = (text: string) => text.replaceAll(/[\\`*_{}[\]<>()#+!|~&-]/gu, String.raw`\$&`);
