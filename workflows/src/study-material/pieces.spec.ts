import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

it('a text is cut into pieces of one page each, with every line verbatim', () => {
  const line = 'A sentence of about forty letters, no more.';
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text });
  const table = { kind: 'table' as const, rows: [['Week', 'Topic']] };
  const pieces = piecesOf([
    { blocks: Array.from({ length: 30 }, () => paragraph(line)) },
    { blocks: [paragraph('  '), table] },
  ]);
  expect(pieces.map(({ page }) => page)).toEqual([1, 1, 2]);
  expect(pieces.every(({ text }) => text.length <= 900)).toBe(true);
  expect(pieces.flatMap(({ text }) => text.split('\n')).filter((each) => each === line)).toHaveLength(30);
  expect(pieces.at(-1)?.text).toBe('Week\tTopic');
});
