import type { DocumentOutline } from '../outline/outline.ts';
import { rootOf, rootsIn } from '../study-material/text.ts';
import { pointsOf, titlesOf } from './points.ts';

const years = /^\d{2,4}$/u;

/**
 * The subjects in words that the documents have: "mal", "thing" and other words around a subject drop out. A subject that
 * the documents do not have at all stays as it is, so that nothing is said about something else.
 */
export const knownSubjects = (subjects: readonly string[], documents: readonly DocumentOutline[]): string[] => {
  const known = new Set(
    documents.flatMap((document) => [
      ...rootsIn(document.documentName),
      ...document.sections.flatMap((section) => rootsIn(titlesOf(section))),
      ...pointsOf(document).flatMap(({ roots }) => [...roots]),
    ]),
  );
  return subjects.map((subject) => {
    const words = subject.split(' ');
    const own = words.filter(
      (word) => years.test(word) || rootsIn(word).some((root) => known.has(root)) || known.has(rootOf(word)),
    );
    return own.length > 0 ? own.join(' ') : subject;
  });
};
