import type { Passage } from '@hub/contracts';
import type { Sentence } from '../language/sentences.ts';
import type { Language } from './language-of.ts';

/** Where a text is from. */
type Origin = Pick<Passage, 'documentId' | 'documentName' | 'page'>;

/** A text and the characters of the document that it was read from. */
export interface Line {
  /** One line, without its bullet or number. */
  readonly text: string;
  /** Verbatim. */
  readonly quote: string;
  readonly origin: Origin;
  /** How far it is set in, in characters; absent at the margin. */
  readonly indent?: number;
}

/** Something and what is noted under it: a heading, a label or a point of a list, and the points below it. */
export interface Group {
  readonly label: string;
  /** The label or the heading that it is under, if it has one. */
  readonly above: string | null;
  readonly items: readonly Line[];
}

/** A whole sentence of prose. */
export interface Statement extends Line {
  readonly sentence: Sentence;
}

/** "Osmosis: the movement of water …", however it is written. */
export interface Entry {
  readonly term: string;
  readonly meaning: string;
  readonly line: Line;
}

/** "1789 – the Bastille falls". */
export interface DatedEntry {
  readonly when: string;
  readonly what: string;
  readonly line: Line;
}

interface Cell {
  readonly text: string;
  readonly line: Line;
}

/** A row of a table: the thing that it is about, and one cell for each column. */
interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
}

export type Part =
  | { readonly kind: 'prose'; readonly statements: readonly Statement[] }
  | { readonly kind: 'entries'; readonly lead: string | null; readonly entries: readonly Entry[] }
  | { readonly kind: 'timeline'; readonly entries: readonly DatedEntry[] }
  | {
      readonly kind: 'list';
      readonly lead: string | null;
      readonly ordered: boolean;
      readonly items: readonly Line[];
    }
  /** `of` is the heading of the keys; a table that compares its columns is turned, so that a row is always one thing. */
  | { readonly kind: 'table'; readonly of: string; readonly columns: readonly string[]; readonly rows: readonly Row[] }
  /** "Density: rho = m / V". */
  | { readonly kind: 'formula'; readonly name: string | null; readonly formula: string; readonly line: Line }
  /** A question that the document itself asks and answers. */
  | { readonly kind: 'asked'; readonly question: string; readonly answer: Line };

export interface Section {
  /** Without its number; null before the first heading. */
  readonly title: string | null;
  /** "2", "2.1", "IV"; null without one. */
  readonly number: string | null;
  /** The titles of the sections that it is a part of, the highest first. */
  readonly within: readonly string[];
  readonly origin: Origin;
  readonly parts: readonly Part[];
  /** The points by what they are under, however deep; in reading order. */
  readonly groups: readonly Group[];
}

/** A document as its headings, lists, tables and sentences. */
export interface DocumentOutline {
  readonly documentName: string;
  /** Its first heading, if it has one above the others. */
  readonly title: string | null;
  readonly language: Language;
  readonly sections: readonly Section[];
}
