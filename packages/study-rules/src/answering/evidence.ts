import { searchKeys, type Sentence, sentencesOf } from '../language/sentences.ts';
import type { ChatQuestion } from '../requests.ts';

/** A sentence of the student's own material, with its context. */
export interface Evidence {
  /** null for the attachment. */
  readonly documentId: string | null;
  readonly documentName: string;
  readonly page: number;
  readonly sentence: Sentence;
  /** The heading above it, the start of its line, and the sentence before; for a table row, the headings. */
  readonly near: readonly Sentence[];
  /** The neighbours that may complete it: the sentences right before and after in its passage. */
  readonly beside: readonly Sentence[];
  /** Keys of the passage around it; for a table row, of the headings. */
  readonly around: ReadonlySet<string>;
  /** Which passage it is from, in the order given. */
  readonly passage: number;
  /** The text of the passage, and where the sentence and its neighbours are in it. */
  readonly text: string;
  readonly span: Span;
  readonly beforeAndAfter: readonly Span[];
  /** How near it is to the question by an embedding engine; null when that is not known. */
  readonly closeness: Closeness | null;
}

/** By vectors of the sentence itself, and of what it follows together with it. */
export interface Closeness {
  readonly alone: number;
  readonly inContext: number;
}

/** Where a part of a text begins and ends. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

interface Piece extends Pick<Evidence, 'documentId' | 'documentName' | 'page'> {
  readonly text: string;
  /** Two for each of its sentences, in order. */
  readonly closeness?: readonly number[] | null;
}

const longest = 500;

export const isTableRow = (line: string): boolean => line.includes(' | ');

const isLabel = ({ text, tokens }: Sentence) =>
  text.length <= 70 &&
  !/[.!?;,]$|:\s|\d/u.test(text) &&
  !tokens.some(({ pos }, at) => pos === 'AUX' || (pos === 'VERB' && at > 0)) &&
  !/^\s*[-•*]/u.test(text);

interface Line {
  readonly sentences: readonly Sentence[];
  readonly isHeading: boolean;
  readonly isRow: boolean;
  /** A question of the document itself, which the lines after it answer. */
  readonly asks: boolean;
}

/** A passage begins with the heading of its section when it has one. */
const linesOf = (text: string): Line[] => {
  const lines = text.split('\n').map((line) => ({ sentences: sentencesOf(line), isRow: isTableRow(line) }));
  return lines.map((line, index) => {
    const [only, ...more] = line.sentences;
    const isHeading = !line.isRow && only !== undefined && more.length === 0 && isLabel(only);
    const asks = !line.isRow && (line.sentences.at(-1)?.text.endsWith('?') ?? false);
    return {
      ...line,
      asks,
      isHeading: isHeading && index < lines.length - 1 && (index === 0 || !/\p{Ll}/u.test(only.text)),
    };
  });
};

/** Where each sentence is in the text that it was read from. */
const spansOf = (text: string, sentences: readonly Sentence[]): Span[] => {
  let from = 0;
  return sentences.map((sentence) => {
    const at = Math.max(from, text.indexOf(sentence.text, from));
    from = at + sentence.text.length;
    return { from: at, to: from };
  });
};

const evidenceIn = ({ text, closeness, ...place }: Piece, passage: number): Evidence[] => {
  const lines = linesOf(text);
  const firstRow = lines.findIndex(({ isRow }) => isRow);
  const hasHeader = lines.filter(({ isRow }) => isRow).length > 1;
  const header = hasHeader ? (lines[firstRow]?.sentences ?? []) : [];
  const headerKeys = searchKeys(header);
  const all = lines.flatMap(({ sentences }) => sentences);
  const around = searchKeys(all);
  const spans = spansOf(text, all);
  const found: Evidence[] = [];
  let [heading, question, at]: [readonly Sentence[], readonly Sentence[], number] = [[], [], 0];
  for (const [index, { sentences, isHeading, isRow, asks }] of lines.entries()) {
    if (isHeading) [heading, question] = [sentences, []];
    if (asks) question = sentences.slice(-1);
    for (const [column, sentence] of sentences.entries()) {
      const before = all[at - 1];
      const after = all[at + 1];
      const near = isRow
        ? [...heading, ...header]
        : [
            ...heading,
            ...(asks ? [] : question),
            ...sentences.slice(0, column),
            ...(column === 0 && before ? [before] : []),
          ];
      if (!isHeading && !(hasHeader && index === firstRow) && sentence.text.length <= longest) {
        found.push({
          ...place,
          sentence,
          near,
          beside: [...(before ? [before] : []), ...(after ? [after] : [])],
          around: isRow ? headerKeys : around,
          passage,
          text,
          span: spans[at] ?? { from: 0, to: 0 },
          beforeAndAfter: isRow ? [] : spans.slice(Math.max(0, at - 1), at + 2),
          closeness: null,
        });
      }
      at += 1;
    }
  }
  // vectors of sentences that were cut otherwise say nothing
  return closeness?.length === 2 * found.length
    ? found.map((each, index) => ({ ...each, closeness: closenessAt(closeness, index) }))
    : found;
};

/** Of one sentence, among those of a passage or a whole document. */
export const closenessAt = (closeness: readonly number[], index: number): Closeness => {
  const [alone = 0, inContext = 0] = closeness.slice(2 * index, 2 * index + 2);
  return { alone, inContext };
};

type Material = Pick<ChatQuestion, 'passages' | 'attachment' | 'closeness'>;

const pieces = ({ passages, attachment, closeness }: Material): Piece[] => [
  ...(attachment?.pieces ?? []).map((piece) => ({ ...piece, documentId: null, documentName: attachment?.name ?? '' })),
  ...passages.map((passage, at) => ({ ...passage, closeness: closeness?.[at] ?? null })),
];

/** Every sentence that can be quoted, those of the attachment first. */
export const evidenceOf = (question: Material): Evidence[] => pieces(question).flatMap(evidenceIn);

const inContext = ({ near, sentence }: Evidence) => [...near, sentence].map(({ text }) => text).join(' ');

/** What an embedding engine is given of each passage: two texts for each sentence that can be quoted, alone and in context. */
export const textsOfPassages = (passages: readonly string[]): string[][] =>
  passages.map((text) =>
    evidenceIn({ documentId: null, documentName: '', page: 1, text }, 0).flatMap((each) => [
      each.sentence.text,
      inContext(each),
    ]),
  );
