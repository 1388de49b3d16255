import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docOf, markdownOf } from './markdown.ts';
import { schema } from './schema.ts';

describe('the text of a note', () => {
  it('keeps whatever is typed, in any number of lines', () => {
    const line = fc
      .oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
        fc.string({ unit: fc.constantFrom(...'#-+*_>`~[](){}!|\\$&;<=1. a'.split('')), minLength: 1, maxLength: 12 }),
      )
      .map((text) =>
        text
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/\p{Cc}/gu, '')
          .trim(),
      )
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), (lines) => {
        const children = lines.flatMap((text, index) =>
          index === 0 ? [schema.text(text)] : [schema.node('hard_break'), schema.text(text)],
        );
        const doc = schema.node('doc', null, [schema.node('paragraph', null, children)]);
        expect(docOf(markdownOf(doc)).toJSON()).toEqual(doc.toJSON());
      }),
    );
  });
});
