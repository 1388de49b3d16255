import { idsIn, idsInTagsOf, readChecklist } from '../spec/checklist.ts';
import type { Repository } from './repository.ts';

const isTest = (path: string) => /\.(?:spec|e2e)\.tsx?$/.test(path);

/** Every line of the specification that a test names exists. */
export const checkSpecIds = ({ files, read }: Repository): string[] => {
  const known = new Set(readChecklist(read('docs/spec/checklist.md')).map(({ id }) => id));
  return files.filter(isTest).flatMap((file) => {
    const text = read(file);
    const unknown = new Set([...idsIn(text), ...idsInTagsOf(text)].filter((id) => !known.has(id)));
    return [...unknown].map((id) => `${file} names ${id}, which docs/spec/checklist.md does not contain`);
  });
};
