import type { Block } from './page.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './pieces-of.ts';

const blocks: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constantFrom('heading' as const, 'paragraph' as const), text: fc.string({ maxLength: 3000 }) }),
  fc.record({ kind: fc.constant('table' as const), rows: fc.array(fc.array(fc.string({ maxLength: 400 }))) }),
);

it('the pieces lose no word of any document and are never long', () => {
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
});
