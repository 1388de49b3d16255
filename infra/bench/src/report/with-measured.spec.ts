import { expect, it } from 'vitest';
import { withMeasured } from './with-measured.ts';

const [begin, end] = ['<!-- measured: written by pnpm bench --write -->', '<!-- /measured -->'];

it('only the text between the markers is replaced', () => {
  const written = withMeasured(`# Title\n\n${begin}\nold\n${end}\n\nMore.\n`, 'new');
  expect(written).toBe(`# Title\n\n${begin}\n\nnew\n\n${end}\n\nMore.\n`);
  expect(withMeasured(written, 'new')).toBe(written);
});

it('a document without both markers is rejected', () => {
  for (const text of ['', begin, `${end} ${begin}`]) expect(() => withMeasured(text, 'new')).toThrow(/lacks the lines/);
});
