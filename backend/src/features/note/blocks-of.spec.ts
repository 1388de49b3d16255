import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks-of.ts';

describe('the text of a note, as search and cards read it', () => {
  it('has headings, paragraphs line by line, and points with their depth', () => {
    const text = '# Cells\n\nThe **nucleus** keeps\nthe _genes_.\n\n- Organelles\n  - Ribosome\n    - small\n- Wall';
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', text: 'Cells' },
      { kind: 'paragraph', text: 'The nucleus keeps' },
      { kind: 'paragraph', text: 'the genes.' },
      { kind: 'paragraph', text: 'Organelles' },
      { kind: 'paragraph', text: 'Ribosome', level: 1 },
      { kind: 'paragraph', text: 'small', level: 2 },
      { kind: 'paragraph', text: 'Wall' },
    ]);
  });
  it('has the words of tables, code, formulas, links and pictures', () => {
    const table = '| Week | Topic |\n| --- | --- |\n| 7 | Light |';
    const text = `${table}\n\n\`\`\`\nx = 1\n\`\`\`\n\nEnergy $E = mc^2$, [see here](/notes/1) ![a leaf](/api/documents/1/view)`;
    expect(blocksOf(text)).toEqual([
      {
        kind: 'table',
        rows: [
          ['Week', 'Topic'],
          ['7', 'Light'],
        ],
      },
      { kind: 'paragraph', text: 'x = 1' },
      { kind: 'paragraph', text: 'Energy $E = mc^2$, see here a leaf' },
    ]);
  });
  it('takes HTML as the text that it is', () => {
    expect(blocksOf('<script>alert(1)</script>')).toEqual([{ kind: 'paragraph', text: '<script>alert(1)</script>' }]);
  });
  it('of nothing is nothing', () => {
    expect(blocksOf('')).toEqual([]);
  });
});
