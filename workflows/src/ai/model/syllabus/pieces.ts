/** In characters. An event at the end of a piece is also in the next one, together with the lines around it. */
const longestPiece = 8000;
const overlap = 800;
const longestLine = 700;
/** A longer syllabus is read by the model only up to here. */
const mostPieces = 10;

const shortLines = (text: string) => text.match(/\S{700}|.{1,700}(?=\s|$)/gsu)?.map((part) => part.trim()) ?? [];

/** How many lines, from this one in the given direction, fit into so many characters. */
const countFitting = (lines: readonly string[], room: number): number => {
  let left = room;
  const full = lines.findIndex((line) => {
    left -= line.length + 1;
    return left < 0;
  });
  return full === -1 ? lines.length : full;
};

export interface Pieces {
  readonly pieces: readonly string[];
  /** The end of the document that is in no piece; usually ''. */
  readonly unread: string;
}

/** Cuts a document between its lines into overlapping pieces, of bounded size and number. */
export const piecesOf = (document: readonly string[]): Pieces => {
  const lines = document.flatMap((line) => (line.length > longestLine ? shortLines(line) : [line]));
  const pieces: string[] = [];
  let start = 0;
  let end = 0;
  while (end < lines.length && pieces.length < mostPieces) {
    end = start + Math.max(1, countFitting(lines.slice(start), longestPiece));
    pieces.push(lines.slice(start, end).join('\n'));
    start = end - countFitting(lines.slice(start + 1, end).toReversed(), overlap);
  }
  return { pieces, unread: lines.slice(end).join(' ') };
};
