import { expect, it } from 'vitest';
import { quoteIn } from './quote-in.ts';

const text = 'Intro.  The e\uFB00ect of “osmo\u00ADsis” –\nwater\u00A0moves – is caf\u00E9-like.';

it.each([
  ['spaces, ligature, quotes, dash and soft hyphen', "The effect of 'osmosis' - water moves"],
  ['an accent written as two signs', 'moves - is cafe\u0301-like'],
  ['the exact words', text],
])('finds a quote whatever its %s, and returns the words of the text', (_name, quote) => {
  const found = quoteIn(text, quote);
  expect(found).not.toBeNull();
  expect(text).toContain(found);
});

it('returns the words as they are in the text', () => {
  expect(quoteIn(text, 'effect of "osmosis"')).toBe('e\uFB00ect of “osmo\u00ADsis”');
});

it.each(['', ' ', '\u00AD', 'water stays', 'Water moves', 'moves is'])('does not find %j', (quote) => {
  expect(quoteIn(text, quote)).toBeNull();
});
