import type { Block } from '@hub/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces-of.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const blocks: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const), text: fc.string({ maxLength: 3000 }) }),
  fc.record({ kind: fc.constant('table' as const), rows: fc.array(fc.array(fc.string({ maxLength: 400 }))) }),
);

describe('the pieces of a document', () => {
  it('join paragraphs as far as they fit, never across pages', () => {
    const pages = [{ blocks: [paragraph('One.'), paragraph('Two.')] }, { blocks: [paragraph('Three.')] }];
    expect(piecesOf(pages)).toEqual([
      { page: 1, text: 'One.\nTwo.' },
      { page: 2, text: 'Three.' },
    ]);
  });

  it('begin with a heading, which stays with what follows', () => {
    const heading: Block = { kind: 'heading', text: 'Energy' };
    expect(piecesOf([{ blocks: [paragraph('Before.'), heading, paragraph('After.')] }])).toEqual([
      { page: 1, text: 'Before.' },
      { page: 1, text: 'Energy\nAfter.' },
    ]);
  });

  it('repeat the header of a table for rows in a later piece', () => {
    const rows = [
      ['Week', 'Topic'],
      ...Array.from({ length: 60 }, (_, week) => [`${week}`, `About cells, part ${week}`]),
    ];
    const pieces = piecesOf([{ blocks: [{ kind: 'table', rows }] }]);
    expect(pieces.length).toBeGreaterThan(1);
    for (const { text } of pieces) expect(text.startsWith('Week | Topic\n')).toBe(true);
  });

  it('split a long paragraph at the end of a sentence', () => {
    const text = 'This is a sentence about cells. '.repeat(100).trim();
    const pieces = piecesOf([{ blocks: [paragraph(text)] }]);
    expect(pieces.map((piece) => piece.text).join(' ')).toBe(text);
    for (const piece of pieces) expect(piece.text).toMatch(/^This .*cells\.$/s);
  });

  it('lose no word of any document and are never too long', () => {
    const words = (text: string) => text.replaceAll(/[\s|]+/g, '');
    fc.assert(
      fc.property(fc.array(blocks, { maxLength: 6 }), (given) => {
        const pieces = piecesOf([{ blocks: given }]);
        for (const { text } of pieces) expect(text.length).toBeLessThanOrEqual(1000);
        const wanted = given
          .filter((block) => block.kind !== 'table')
          .flatMap((block) => ('text' in block ? [words(block.text)] : []));
        const all = words(pieces.map(({ text }) => text).join(''));
        for (const text of wanted) expect(all).toContain(text);
      }),
    );
  }, 60_000);
});
