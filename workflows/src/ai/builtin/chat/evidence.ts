import { keysIn, type Sentence, sentencesOf } from '../language/nlp.ts';
import type { ChatQuestion } from '../../study-ai.ts';

/** A sentence of the student's own material, with what stands around it. */
export interface Evidence {
  /** Null for the attachment. */
  readonly documentId: string | null;
  readonly documentName: string;
  readonly page: number;
  readonly sentence: Sentence;
  /** Stems of the whole piece that it stands in. */
  readonly around: ReadonlySet<string>;
}

interface Piece extends Pick<Evidence, 'documentId' | 'documentName' | 'page'> {
  readonly text: string;
}

const longest = 500;

const evidenceIn = ({ text, ...place }: Piece): Evidence[] => {
  const lines = text.split('\n');
  const [headings, ...rows] = lines.filter((line) => line.includes(' | '));
  const sentences = lines.flatMap(sentencesOf);
  const around = keysIn(sentences);
  return (
    sentences
      // the headings of a table tell what its rows mean, and nothing alone
      .filter((sentence) => sentence.text.length <= longest && (rows.length === 0 || sentence.text !== headings))
      .map((sentence) => ({ ...place, sentence, around }))
  );
};

const pieces = ({ passages, attachment }: Pick<ChatQuestion, 'passages' | 'attachment'>): Piece[] => [
  ...(attachment?.pieces ?? []).map((piece) => ({ ...piece, documentId: null, documentName: attachment?.name ?? '' })),
  ...passages,
];

/** Every sentence that can be quoted, the attachment's first. */
export const evidenceOf = (question: Pick<ChatQuestion, 'passages' | 'attachment'>): Evidence[] =>
  pieces(question).flatMap(evidenceIn);
