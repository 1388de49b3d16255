import { searchKeys, type Sentence, sentencesOf } from '../language/sentences.ts';
import type { ChatQuestion } from '../requests.ts';

/** A sentence of the student's own material, with its context. */
export interface Evidence {
  /** null for the attachment. */
  readonly documentId: string | null;
  readonly documentName: string;
  readonly page: number;
  readonly sentence: Sentence;
  /** Keys of its words, and of those of the sentence before when it refers back to that. */
  readonly keys: ReadonlySet<string>;
  /** Keys of the passage around it; for a table row, of the headings. */
  readonly around: ReadonlySet<string>;
}

interface Piece extends Pick<Evidence, 'documentId' | 'documentName' | 'page'> {
  readonly text: string;
}

const longest = 500;

const pointing = /^(?:he|she|it|they)\b|\b(?:its|his|her|their)\b/iu;

/** "He could still learn", "wrote its first draft": the sentence before says who and what. */
const withKeys = (line: string) => {
  const sentences = sentencesOf(line);
  return sentences.map((sentence, index) => {
    const before = pointing.test(sentence.text) ? sentences[index - 1] : undefined;
    return { sentence, keys: searchKeys(before ? [before, sentence] : [sentence]) };
  });
};

export const isTableRow = (line: string): boolean => line.includes(' | ');

const evidenceIn = ({ text, ...place }: Piece): Evidence[] => {
  const lines = text.split('\n');
  const [headings = '', ...rows] = lines.filter(isTableRow);
  const headed = searchKeys(sentencesOf(headings));
  const sentences = lines.flatMap(withKeys);
  const around = new Set(sentences.flatMap(({ keys }) => [...keys]));
  return (
    sentences
      // the headings explain the rows but are no answer on their own
      .filter(({ sentence }) => sentence.text.length <= longest && (rows.length === 0 || sentence.text !== headings))
      .map((found) => ({ ...place, ...found, around: isTableRow(found.sentence.text) ? headed : around }))
  );
};

const pieces = ({ passages, attachment }: Pick<ChatQuestion, 'passages' | 'attachment'>): Piece[] => [
  ...(attachment?.pieces ?? []).map((piece) => ({ ...piece, documentId: null, documentName: attachment?.name ?? '' })),
  ...passages,
];

/** Every sentence that can be quoted, those of the attachment first. */
export const evidenceOf = (question: Pick<ChatQuestion, 'passages' | 'attachment'>): Evidence[] =>
  pieces(question).flatMap(evidenceIn);
