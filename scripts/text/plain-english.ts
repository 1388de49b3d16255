import { bannedPhrases } from './banned-phrases.ts';
import { proseOf } from './prose.ts';
import type { Repository } from './repository.ts';

/** The specification's words are fixed, and the check's own files contain the phrases. */
const isExempt = (path: string) =>
  path.startsWith('docs/spec/') || /^scripts\/text\/(?:banned-phrases|plain-english)/.test(path);

const isRead = (path: string) => /\.(?:[cm]?[jt]s|tsx|sql|md|ya?ml)$/.test(path) && !path.endsWith('-lock.yaml');

const phrases = bannedPhrases.map(([pattern, write]) => ({
  pattern: new RegExp(pattern.replaceAll(' ', String.raw`\s+`), 'gi'),
  write,
}));

/** Skips most files without parsing them. A space also matches the characters that begin a line of a comment. */
const anyPhrase = new RegExp(
  bannedPhrases.map(([pattern]) => pattern.replaceAll(' ', String.raw`[\s*/#>-]+`)).join('|'),
  'i',
);

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Whether the match is in a quoted text of the specification. */
const isFixed = (prose: string, index: number, checklist: string) => {
  const line = prose.slice(prose.lastIndexOf('\n', index) + 1).split('\n', 1)[0] ?? '';
  const quoted = /(['"`])(.*?[^\\])\1/.exec(line)?.[2];
  return quoted !== undefined && quoted.length > 10 && checklist.includes(quoted.replaceAll('\\', ''));
};

/** No phrase that reads like a translation is left in comments, documents, messages, log lines and test titles. */
export const checkPlainEnglish = ({ files, read }: Repository): string[] => {
  const checklist = read('docs/spec/checklist.md');
  return files
    .filter((path) => isRead(path) && !isExempt(path))
    .flatMap((path) => {
      const text = read(path);
      if (!anyPhrase.test(text)) return [];
      const prose = proseOf(path, text);
      return phrases.flatMap(({ pattern, write }) =>
        [...prose.matchAll(pattern)]
          .filter(({ index }) => !isFixed(prose, index, checklist))
          .map(({ 0: match, index }) => `${path}:${lineAt(text, index)} says “${squeezed(match)}”: write ${write}`),
      );
    });
};
