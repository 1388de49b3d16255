import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

it('never throws, and returns mentions in order, without overlap, at their positions', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'Oct',
      'März',
      '5',
      '12/3',
      '2026',
      '-',
      ',',
      'Mon',
      ' ',
      'to',
      '1er',
      'de',
      '/',
      '.',
      'th',
      'mayo',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('day-first', 'month-first'), (pieces, order) => {
      const text = pieces.join('');
      let end = 0;
      for (const mention of findDates(text, { order })) {
        expect(mention.start).toBeGreaterThanOrEqual(end);
        expect(mention.text).toBe(text.slice(mention.start, mention.end));
        expect(mention.days.length).toBeGreaterThan(0);
        end = mention.end;
      }
    }),
  );
});
