import { expect, it } from 'vitest';
import { withJoinedDates } from './joined-dates.ts';

const joined = (text: string) => {
  const [page] = withJoinedDates([{ blocks: [{ kind: 'paragraph', text }] }]);
  const [block] = page?.blocks ?? [];
  return block?.kind === 'table' ? '' : block?.text;
};

it.each([
  ['Quiz 2 due February\n12th (5pm)', 'Quiz 2 due February 12th (5pm)'],
  ['Due - Mon, Jan\n13: Lab 1', 'Due - Mon, Jan 13: Lab 1'],
  ['La entrega es el 12 de\nabril', 'La entrega es el 12 de abril'],
  ['Abgabe am 3.\nMai', 'Abgabe am 3. Mai'],
])('a date that a line breaks is whole again: %j', (text, expected) => expect(joined(text)).toBe(expected));

it.each([
  'SEPTEMBER\n5: Quiz',
  'a blinking LED\n2. Use the sensor',
  '14-jul\n21-jul',
  'Until March\n12% of the grade',
  'Lab 3\nMay be late',
])('other lines stay as they are: %j', (text) => expect(joined(text)).toBe(text));
