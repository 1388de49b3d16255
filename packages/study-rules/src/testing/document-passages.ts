import { type Block, deepestPoint, DocumentId, Passage, piecesOf } from '@hub/contracts';

const documentId = DocumentId.parse('6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34');

const isRow = (line: string) => line.includes(' | ');
const isHeading = (line: string) => line.length <= 60 && !/^[-•*\d]|[.!?:;,]$|:\s/u.test(line);

/** How many points of a list each line is in, by how far it is set in. */
const levelsOf = (lines: readonly string[]): number[] => {
  let lefts: number[] = [];
  return lines.map((line) => {
    if (line.trim() === '') return 0;
    const left = line.replaceAll('\t', '    ').search(/\S/u);
    lefts = /^\s*(?:[-•*–—·]|\(?(?:\d{1,2}|[a-z])[.)])\s/iu.test(line)
      ? [...lefts.filter((other) => other < left), left]
      : [];
    return Math.min(Math.max(0, lefts.length - 1), deepestPoint);
  });
};

/** The blocks that the text reader makes of a page: rows of a table together, headings apart, points by their level. */
const blocksOf = (page: string): Block[] => {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  const lines = page.split('\n');
  const levels = levelsOf(lines);
  for (const [index, line] of lines.map((each) => each.trim()).entries()) {
    const level = levels[index] ? { level: levels[index] } : {};
    if (isRow(line)) rows.push(line.split(' | '));
    else {
      endTable();
      if (line !== '') blocks.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line, ...level });
    }
  }
  endTable();
  return blocks;
};

/** A text in passages, cut as the backend cuts them; three dashes separate the pages. */
export const passagesOfText = (text: string, name: string): Passage[] =>
  piecesOf(text.split(/\n---+\n/u).map((page) => ({ blocks: blocksOf(page) }))).map((piece) =>
    Passage.parse({ documentId, documentName: `${name}.txt`, ...piece, quote: '' }),
  );
