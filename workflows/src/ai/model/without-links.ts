import { cleanText } from '../../text/clean-text.ts';

const picture = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/gu;
const link = /\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/gu;
const reference = /^\s*\[[^\]]+\]:\s*\S+.*$/gmu;
const address = /\b(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:data|javascript|vbscript|mailto):)[^\s)\]>"'`]*/giu;
const blankLines = /\n{3,}/gu;

const lines = (text: string) =>
  text
    .split(/\n/u)
    .map((line) => (line.trim() === '' ? '' : `${/^\s*/u.exec(line)?.[0].slice(0, 8) ?? ''}${cleanText(line)}`))
    .join('\n');

/** Removes links, pictures and addresses from a model's text. Tags stay, as text: "List<String>". */
export const withoutLinks = (text: string): string =>
  lines(text)
    .replaceAll(reference, '')
    .replaceAll(picture, '$1')
    .replaceAll(link, '$1')
    .replaceAll(address, '')
    .replaceAll(/(?<=\S) {2,}/gu, ' ')
    .replaceAll(blankLines, '\n\n')
    .trim();
