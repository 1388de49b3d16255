import type { Block } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { pageLines } from './page-lines.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const shown = (blocks: readonly Block[], quote: string) =>
  pageLines(blocks, quote).map(({ texts }) =>
    texts.map((pieces) => pieces.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')).join(' | '),
  );

describe('the text of a page', () => {
  it('has the quote marked, in a sentence and in the cells of a row', () => {
    const blocks: Block[] = [
      { kind: 'heading', text: 'Schedule' },
      {
        kind: 'table',
        rows: [
          ['Date', 'Work'],
          ['Oct 6', 'Read 3; quiz 1'],
        ],
      },
      paragraph('Late work is fine. The essay is due on May 4. No exceptions.'),
    ];
    expect(shown(blocks, 'The essay is due on May 4.')).toContain(
      'Late work is fine. [The essay is due on May 4.] No exceptions.',
    );
    expect(shown(blocks, 'Oct 6 | Read 3; quiz 1')).toContain('[Oct 6] | [Read 3; quiz 1]');
    expect(pageLines(blocks, '').map(({ kind, block }) => `${kind} ${block}`)).toEqual([
      'heading 0',
      'row 1',
      'row 1',
      'paragraph 2',
    ]);
  });

  it('is shown around the quote only when it is long', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => paragraph(`Reading of chapter ${index}`));
    const found = shown([...lines.slice(0, 500), paragraph('Midterm on May 4'), ...lines], 'Midterm on May 4');
    expect(found).toHaveLength(81);
    expect(found[40]).toBe('[Midterm on May 4]');
    expect(shown(lines, 'Not in here at all')).toHaveLength(41);
    const [long] = shown(
      [paragraph(`${'word '.repeat(5000)}Midterm on May 4 ${'word '.repeat(5000)}`)],
      'Midterm on May 4',
    );
    expect(long?.length).toBeLessThan(3100);
    expect(long).toMatch(/^….*\[Midterm on May 4\].*…$/u);
  });
});
