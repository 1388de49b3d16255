const begin = '<!-- measured: written by pnpm bench --write -->';
const end = '<!-- /measured -->';

/**
 * Returns the document with the text between its markers replaced.
 * @throws Error when it has no markers
 */
export const withMeasured = (document: string, measured: string): string => {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The document lacks the lines ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${measured}\n\n${document.slice(to)}`;
};
