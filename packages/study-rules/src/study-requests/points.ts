import type { DocumentOutline, Line, Part, Section } from '../outline/outline.ts';
import { isCourseNote } from './course-notes.ts';
import { isSelfContained } from '../language/self-contained.ts';
import { rootsIn } from '../study-material/text.ts';

/** Something that a document says in one place. */
export interface Point {
  readonly kind: Part['kind'];
  /** One line for the student, in the document's words. */
  readonly text: string;
  readonly line: Line;
  readonly section: Section;
  readonly part: Part;
  readonly document: DocumentOutline;
  /** What it defines or is about: the term of an entry, the key of a row. */
  readonly term: string | null;
  readonly roots: ReadonlySet<string>;
  /** It can be understood without the sentence before. */
  readonly isComplete: boolean;
  /** It is about the subject, not about the course. */
  readonly isSubject: boolean;
}

type Said = Pick<Point, 'kind' | 'text' | 'line' | 'term'> & { readonly isComplete?: boolean };

const saidIn = (part: Part): Said[] => {
  const { kind } = part;
  switch (part.kind) {
    case 'prose':
      return part.statements.map((line) => ({
        kind,
        text: line.text,
        line,
        term: null,
        isComplete: isSelfContained(line.sentence),
      }));
    case 'entries':
      return part.entries.map(({ term, meaning, line }) => ({ kind, text: `${term}: ${meaning}`, line, term }));
    case 'timeline':
      return part.entries.map(({ when, what, line }) => ({ kind, text: `${when}: ${what}`, line, term: null }));
    case 'list':
      return part.items.map((line) => ({ kind, text: line.text, line, term: null }));
    case 'table':
      return part.rows.flatMap(({ key, cells }) => {
        const [first] = cells;
        const named = cells.flatMap(({ text }, index) =>
          text === '' ? [] : [`${part.columns[index] ?? ''}: ${text}`],
        );
        return first ? [{ kind, text: `${key} — ${named.join('; ')}`, line: first.line, term: key }] : [];
      });
    case 'formula':
      return [{ kind, text: part.line.text, line: part.line, term: part.name }];
    case 'asked':
      return [{ kind, text: part.answer.text, line: part.answer, term: null }];
  }
};

/** Everything that a document says, in reading order. */
export const pointsOf = (document: DocumentOutline): Point[] =>
  document.sections.flatMap((section) =>
    section.parts.flatMap((part) =>
      saidIn(part).map((said) => ({
        isComplete: true,
        ...said,
        section,
        part,
        document,
        isSubject: !isCourseNote(said.text),
        roots: new Set(rootsIn(said.text)),
      })),
    ),
  );

/** Each text once: a numbered line that defines something is an item and a term. */
export const eachOnce = (points: readonly Point[]): Point[] => {
  const texts = new Set<string>();
  return points.filter(({ text }) => !texts.has(text) && texts.add(text));
};

export const titlesOf = ({ title, within }: Section): string => [title ?? '', ...within].join(' ');

const away = /^(?:before|after|without|instead|beyond|not|no|vor|nach|ohne|avant|après|sans|antes|después|sin)\s/iu;
/** "Before the box" is about what was there without it. */
export const leadsAway = (title: string): boolean => away.test(title);
