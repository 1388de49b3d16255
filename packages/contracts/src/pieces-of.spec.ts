import type { Block } from './page.ts';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces-of.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

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

  it('set in the points of a list under the one that they belong to', () => {
    const blocks: Block[] = [
      paragraph('- Muscles'),
      { kind: 'paragraph', text: '- skeletal', level: 1 },
      { kind: 'paragraph', text: '- striated', level: 2 },
    ];
    expect(piecesOf([{ blocks }])).toEqual([{ page: 1, text: '- Muscles\n  - skeletal\n    - striated' }]);
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
});
