import type { DocumentOutline } from '../../outline/outline.ts';
import { linesOfPart } from '../../outline/lines-of-part.ts';
import { rootsIn } from '../text.ts';
import type { Asked } from './read-prompt.ts';
import { absentIn, type KnownWords, type Subject } from './subject.ts';

/** What a request names that no document has, and whether that is all that it is about. */
export interface Absent {
  readonly words: readonly string[];
  readonly isAll: boolean;
}

/**
 * A phrase with a noun that no document has is not in them, whatever its other words are: "exchange rate regimes" where only
 * rates are known. In other languages, where nouns are not recognised, half of the words have to be unknown.
 */
export const isAbsent = ({ head, context }: Subject, known: KnownWords, language: string): boolean => {
  // "battle of Waterloo" where there is only a related word for a battle
  const isOnlyRelated = head.every((word) => !word.isNoun || !known.has(word));
  const words = absentIn(isOnlyRelated ? [...head, ...context] : head, known);
  return language === 'en' ? words.length > 0 : words.length > 0 && words.length >= head.length / 2;
};

const manySections = 8;

/** Words that many sections have, or the title: a document about sleep has nothing on "antidepressants and sleep". */
const isEverywhere = ({ head }: Subject, known: KnownWords, documents: readonly DocumentOutline[]): boolean =>
  documents.every(({ title, documentName, sections }) => {
    const roots = head.filter(({ isNoun }) => isNoun).flatMap((word) => known.rootsOf(word));
    const named = new Set(
      rootsIn(
        `${title ?? ''} ${documentName} ${sections
          .slice(0, 2)
          .map((one) => one.title ?? '')
          .join(' ')}`,
      ),
    );
    const having = sections.filter(({ title: own, parts }) => {
      const said = new Set(
        rootsIn(
          `${own ?? ''} ${parts
            .flatMap(linesOfPart)
            .map(({ text }) => text)
            .join(' ')}`,
        ),
      );
      return roots.every((root) => said.has(root));
    });
    return (
      roots.every((root) => named.has(root)) || (sections.length >= manySections && having.length > sections.length / 3)
    );
  });

/** What a request names that no document has. */
export const absentFrom = (
  { subjects }: Asked,
  { known, language }: Documents,
  documents: readonly DocumentOutline[],
): Absent => {
  const absent = subjects.filter((subject) => isAbsent(subject, known, language));
  const named = subjects.filter(
    (subject) =>
      !absent.includes(subject) &&
      subject.head.some((word) => word.isNoun && known.rootsOf(word).length > 0) &&
      !(absent.length > 0 && isEverywhere(subject, known, documents)),
  );
  return { words: absent.flatMap(({ head }) => absentIn(head, known)), isAll: absent.length > 0 && named.length === 0 };
};

export interface Documents {
  readonly known: KnownWords;
  /** The language of most of them. */
  readonly language: string;
}
