import { expect, it } from 'vitest';
import { QuestionView } from './practice-test.ts';

const { options } = QuestionView.shape;

it(
  'options are read from a list and from the JSON of one; unreadable options are an empty list',
  { tags: ['S3.42'] },
  () => {
    expect(options.parse(['Golgi', 'Ribosome'])).toEqual(['Golgi', 'Ribosome']);
    expect(options.parse('["Golgi","Ribosome"]')).toEqual(['Golgi', 'Ribosome']);
    for (const unreadable of ['', 'Golgi', '{"a":1}', '[1,2]']) expect(options.parse(unreadable)).toEqual([]);
  },
);
