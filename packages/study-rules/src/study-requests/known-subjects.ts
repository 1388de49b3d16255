import type { DocumentOutline } from '../outline/outline.ts';
import { frequencyOf } from '../language/word-vectors.ts';
import { rootOf, rootsIn } from '../study-material/text.ts';
import { pointsOf, titlesOf } from './points.ts';

const years = /^\d{2,4}$/u;

const wordsOf = (subject: string) => subject.split(' ');

/** Every word root that the documents have. */
const rootsOf = (documents: readonly DocumentOutline[]) =>
  new Set(
    documents.flatMap((document) => [
      ...rootsIn(document.documentName),
      ...document.sections.flatMap((section) => rootsIn(titlesOf(section))),
      ...pointsOf(document).flatMap(({ roots }) => [...roots]),
    ]),
  );

const isKnown = (word: string, known: ReadonlySet<string>) =>
  years.test(word) || rootsIn(word).some((root) => known.has(root)) || known.has(rootOf(word));

/** Subjects that the documents do not name with any word. */
export const missingSubjects = (subjects: readonly string[], documents: readonly DocumentOutline[]): string[] => {
  const known = rootsOf(documents);
  return subjects.filter(
    (subject) => rootsIn(subject).length > 0 && !wordsOf(subject).some((word) => isKnown(word, known)),
  );
};

const [fewestLetters, usual] = [5, 4];
const isRare = (word: string) => word.length >= fewestLetters && (frequencyOf(word) ?? 0) < usual;
const opensAlike = (one: string, other: string) =>
  one.length >= fewestLetters && other.length >= fewestLetters && (one.startsWith(other) || other.startsWith(one));

/** Words of a short subject that the documents do not have and that say something: "tunnelling" next to "quantum". */
export const missingWords = (subjects: readonly string[], documents: readonly DocumentOutline[]): string[] => {
  const known = rootsOf(documents);
  return subjects
    .filter((subject) => wordsOf(subject).length <= 3)
    .flatMap(wordsOf)
    .filter(
      (word) =>
        isRare(word) &&
        !isKnown(word, known) &&
        !rootsIn(word).some((root) => [...known].some((other) => opensAlike(root, other))),
    );
};

/** The words of the class and of a title say nothing that narrows a subject: "baroque music" in a class about music. */
const narrowed = (words: readonly string[], general: ReadonlySet<string>) => {
  const own = words.filter((word) => !rootsIn(word).some((root) => general.has(root)));
  return own.length > 0 ? own : words;
};

/**
 * The subjects in words that the documents have: "mal", "thing" and other words around a subject drop out. A subject that
 * the documents do not have at all stays as it is, so that nothing is said about something else.
 */
export const knownSubjects = (
  subjects: readonly string[],
  documents: readonly DocumentOutline[],
  className: string,
): string[] => {
  const known = rootsOf(documents);
  // among several documents a title tells them apart
  const titles = documents.length === 1 ? documents.map(({ title }) => title ?? '') : [];
  const general = new Set([className, ...titles].flatMap(rootsIn));
  return subjects.map((subject) => {
    const own = wordsOf(subject).filter((word) => isKnown(word, known));
    return own.length > 0 ? narrowed(own, general).join(' ') : subject;
  });
};
