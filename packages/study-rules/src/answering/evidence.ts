import { searchKeys, type Sentence, sentencesOf } from '../language/sentences.ts';
import type { ChatQuestion } from '../requests.ts';

/** A sentence of the student's own material, with what stands around it. */
export interface Evidence {
  /** Null for the attachment. */
  readonly documentId: string | null;
  readonly documentName: string;
  readonly page: number;
  readonly sentence: Sentence;
  /** What it speaks of: its own words, and those before it that it points back to. */
  readonly keys: ReadonlySet<string>;
  /** Of the whole piece that it stands in; for a row of a table of its headings. */
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

/** Whether a line is one of a table. */
export const isTableRow = (line: string): boolean => line.includes(' | ');

const evidenceIn = ({ text, ...place }: Piece): Evidence[] => {
  const lines = text.split('\n');
  const [headings = '', ...rows] = lines.filter(isTableRow);
  const headed = searchKeys(sentencesOf(headings));
  const sentences = lines.flatMap(withKeys);
  const around = new Set(sentences.flatMap(({ keys }) => [...keys]));
  return (
    sentences
      // the headings of a table tell what its rows mean, and nothing alone
      .filter(({ sentence }) => sentence.text.length <= longest && (rows.length === 0 || sentence.text !== headings))
      .map((found) => ({ ...place, ...found, around: isTableRow(found.sentence.text) ? headed : around }))
  );
};

const pieces = ({ passages, attachment }: Pick<ChatQuestion, 'passages' | 'attachment'>): Piece[] => [
  ...(attachment?.pieces ?? []).map((piece) => ({ ...piece, documentId: null, documentName: attachment?.name ?? '' })),
  ...passages,
];

/** Every sentence that can be quoted, the attachment's first. */
export const evidenceOf = (question: Pick<ChatQuestion, 'passages' | 'attachment'>): Evidence[] =>
  pieces(question).flatMap(evidenceIn);
