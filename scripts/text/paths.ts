import { dirname, join, normalize } from 'node:path/posix';
import type { Repository } from './repository.ts';

/** Texts whose paths must exist. The specification's own pages speak of other trees. */
const isChecked = (path: string) => /^(?:[A-Z]+\.md|docs\/adr\/.*\.md)$/.test(path);

const topLevel = String.raw`(?:packages|shell|mfe-[\w*-]+|backend|workflows|infra|scripts|docs|\.ci)`;
const namedPath = new RegExp(String.raw`(?<![\w./@-])${topLevel}(?:/[\w.*{},-]+)+`, 'g');
const link = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;

/** `backend/src/app.ts:` and `backend/src/` name what they name without their last sign. */
const bare = (path: string) => path.replace(/[.,:;/]+$/, '');

const isPattern = (path: string) => /[{}]|<|…/.test(path);

/** A path that the text goes on with, such as `features/<thing>/api.ts`, is a pattern too. */
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

/** Every path that README, ARCHITECTURE and their like name or link to exists. */
export const checkPaths = ({ files, read, has }: Repository): string[] =>
  files.filter(isChecked).flatMap((file) => {
    const text = read(file);
    const named = new Set([...pathsIn(text), ...linksIn(file, text)]);
    return [...named].filter((path) => !has(path)).map((path) => `${file} names ${path}, which does not exist`);
  });
