import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerSoFar } from './answer-so-far.ts';

it('is a beginning of the answer, wherever the JSON is cut', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: 0, max: 1, noNaN: true }), (answer, share) => {
      const json = JSON.stringify({ answer, found: true }, null, 1);
      expect(answer.startsWith(answerSoFar(json.slice(0, Math.floor(share * json.length))))).toBe(true);
      expect(answerSoFar(json)).toBe(answer);
    }),
  );
});

it.each([
  ['', ''],
  ['Here you are: ```json {"ans', ''],
  ['{"answer": "', ''],
  ['{"answer": "A\\', 'A'],
  ['{"answer": "A\\u00e', 'A'],
  ['{"answer": "A\\u00e9', 'Aé'],
  ['{"answer": "say \\"yes', 'say "yes'],
  ['{"answer": "two\nlines', ''],
])('of %j is %j', (json, answer) => {
  expect(answerSoFar(json)).toBe(answer);
});
