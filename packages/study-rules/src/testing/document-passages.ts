import { type Block, DocumentId, Passage, piecesOf } from '@hub/contracts';

const documentId = DocumentId.parse('6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34');

const isRow = (line: string) => line.includes(' | ');
const isHeading = (line: string) => line.length <= 60 && !/^[-•*\d]|[.!?:;,]$|:\s/u.test(line);

/** The blocks that the text reader makes of a page: rows of a table together, headings apart. */
const blocksOf = (page: string): Block[] => {
  const blocks: Block[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  for (const line of page.split('\n').map((each) => each.trim())) {
    if (isRow(line)) rows.push(line.split(' | '));
    else {
      endTable();
      if (line !== '') blocks.push({ kind: isHeading(line) ? 'heading' : 'paragraph', text: line });
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
