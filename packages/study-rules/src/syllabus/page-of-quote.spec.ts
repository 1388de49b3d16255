import type { Page } from '@hub/contracts';
import { expect, it } from 'vitest';
import { pageOfQuote } from './page-of-quote.ts';

const page = (text: string): Page => ({ blocks: [{ kind: 'paragraph', text }] });
const pages: Page[] = [
  page('Welcome on May 4.'),
  { blocks: [{ kind: 'table', rows: [['May 4', 'Essay draft']] }] },
  page('Weekly papers: every\nMonday.'),
];

it('the page of a quote is the one with its last piece, whatever its spaces', () => {
  const pageOf = pageOfQuote(pages);
  expect(pageOf('May 4 … Essay draft')).toBe(2);
  expect(pageOf('May 4 | Essay draft')).toBe(2);
  expect(pageOf('Weekly papers: every Monday.')).toBe(3);
  expect(pageOf('Final exam')).toBeUndefined();
});
