import { dirname, join, normalize } from 'node:path/posix';
import type { Repository } from './repository.ts';

/** Every document. The specification describes other trees, and the changelog describes earlier ones. */
const isChecked = (path: string) =>
  path.endsWith('.md') && !path.startsWith('docs/spec/') && path !== 'CHANGELOG.md' && !path.startsWith('.');

const topLevel = String.raw`(?:packages|shell|mfe-[\w*-]+|backend|workflows|infra|scripts|docs|\.ci)`;
const namedPath = new RegExp(String.raw`(?<![\w./@-])${topLevel}(?:/[\w.*{},-]+)+`, 'g');
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** `platform/http/live.ts`, `decider.ts`, `features/review`: the end of some file's path, or a folder near the document. */
const shortFile = /`((?:[\w*-][\w.*-]*\/)*[\w-][\w.-]*\.(?:[cm]?[jt]s|tsx|sql))`/g;
const shortFolder = /`((?:src|features|platform|messages)(?:\/[\w-]+)+)\/?`/g;

/** Without trailing punctuation: `backend/src/app.ts:`, `backend/src/`. */
const bare = (path: string) => path.replace(/[.,:;/]+$/, '');

const isPattern = (path: string) => /[{}]|<|…/.test(path);

/** A path that continues with a placeholder, such as `features/<thing>/api.ts`, is a pattern too. */
const pathsIn = (text: string) =>
  [...text.matchAll(namedPath)]
    .filter(
      ({ 0: path, index }) =>
        text[index + path.length] !== '<' && text.slice(index + path.length, index + path.length + 2) !== '/<',
    )
    .map(([path]) => bare(path))
    .filter((path) => !isPattern(path));

const linksIn = (file: string, text: string) =>
  [...text.matchAll(link)].map(([, target = '']) => normalize(join(dirname(file), bare(target))));

const shortIn = (text: string) =>
  [...text.matchAll(shortFile), ...text.matchAll(shortFolder)].map(([, path = '']) => path);

/** Folders that exist only after a build or a run. */
const generated = /(?:^|\/)(?:dist|build|\.data)\//;

/** Every path that a document names or links to exists. */
export const checkPaths = ({ files, read, has }: Repository): string[] => {
  const tails = new Set(
    files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(index + 1)).concat(file)),
  );
  const exists = (path: string, from: string) =>
    tails.has(path) || path.includes('*') || [from, join(from, 'src'), 'backend/src'].some((by) => has(join(by, path)));

  return files.filter(isChecked).flatMap((file) => {
    const text = read(file);
    const missing = new Set([
      ...[...pathsIn(text), ...linksIn(file, text)].filter((path) => !has(path)),
      ...shortIn(text).filter((path) => !exists(path, dirname(file))),
    ]);
    return [...missing]
      .filter((path) => !generated.test(path))
      .map((path) => `${file} names ${path}, which does not exist`);
  });
};
