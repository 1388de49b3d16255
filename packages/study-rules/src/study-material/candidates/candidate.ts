import type { Difficulty } from '@hub/contracts';
import type { DocumentOutline, Line, Section } from '../../outline/outline.ts';

/** The kind of a question, by its answer. */
export type Kind =
  | 'term'
  | 'attribute'
  | 'abbreviation'
  | 'table'
  | 'date'
  | 'number'
  | 'name'
  | 'place'
  | 'list'
  | 'order'
  | 'cause'
  | 'comparison'
  | 'formula'
  | 'calculation'
  | 'asked';

/** Where something was found. */
export interface Place {
  readonly document: DocumentOutline;
  readonly section: Section;
}

/** A question that could become a card, or one of a test. */
export interface Candidate extends Place {
  readonly kind: Kind;
  /** Candidates about the same fact ask the same thing from another side. */
  readonly fact: string;
  readonly level: Difficulty;
  readonly question: string;
  readonly answer: string;
  /**
   * The thing and its list, when thing and answer make a pair; the headings of both, if it is from a table. A pair is not
   * clear under a heading that does not say what its cells are.
   */
  readonly pair?: {
    readonly left: string;
    readonly list: string;
    readonly relation?: string;
    readonly isClear?: boolean;
  };
  /** Whether it says of a person what happened. */
  readonly hasPerson?: boolean;
  /** What it is about besides its words: what the keys of its table are. */
  readonly topic?: string;
  /** False answers of the same kind, the best first; empty when it has none. */
  readonly wrong: readonly string[];
  /** Whether it can be a card, and a question of a test. */
  readonly use: 'card' | 'test' | 'both';
  readonly line: Line;
  /** Serves only when there is little else that fits. */
  readonly isSpare?: boolean;
  /** How good it is, by its kind and form; about 1 to 10. */
  readonly worth: number;
}
