import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const linesFrom = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}: ${'word '.repeat(15)}`.trim());

describe('the pieces of a syllabus', () => {
  it('are one for a short text, and none for an empty one', () => {
    expect(piecesOf(['one', 'two'])).toEqual({ pieces: ['one\ntwo'], unread: '' });
    expect(piecesOf([])).toEqual({ pieces: [], unread: '' });
  });

  it('contain every line, within their size, and share the lines at their ends', () => {
    const lines = linesFrom(500);
    const { pieces, unread } = piecesOf(lines);
    expect(unread).toBe('');
    expect(pieces.length).toBeGreaterThan(4);
    const found = pieces.map((piece) => piece.split('\n'));
    expect(new Set(found.flat())).toEqual(new Set(lines));
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(8000);
    for (const [index, piece] of found.slice(1).entries())
      expect(found[index]).toEqual(expect.arrayContaining(piece.slice(0, 8)));
  });

  it('are at most ten; the rest is reported as unread', () => {
    const lines = linesFrom(5000);
    const { pieces, unread } = piecesOf(lines);
    expect(pieces).toHaveLength(10);
    expect(unread).toContain(lines.at(-1));
    const last = pieces.at(-1)?.split('\n').at(-1) ?? '';
    expect(unread.startsWith(lines[lines.indexOf(last) + 1] ?? 'none')).toBe(true);
  });

  it.each([['word '.repeat(5000)], ['x'.repeat(25_000)]])(
    'cut a paragraph that is longer than a piece',
    (paragraph) => {
      const { pieces, unread } = piecesOf([paragraph.trim()]);
      expect(pieces.length).toBeGreaterThan(3);
      expect(unread).toBe('');
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(8000);
    },
  );
});
