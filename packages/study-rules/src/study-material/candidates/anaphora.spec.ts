import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../language/sentences.ts';
import { danglingIn } from './anaphora.ts';

const faultOf = (text: string) =>
  danglingIn(
    text,
    sentencesOf(text).flatMap(({ tokens }) => tokens),
  );

describe('a sentence', () => {
  it.each([
    ['a person whom it does not name', 'In a letter of 1722 he complained about the price of lace.'],
    ['the person of a body', 'The Board of Trade rejected his plan in 1801.'],
    ['a time counted from another sentence', 'Two winters later the dam at Elber broke.'],
    ['a time after something', 'Forty years later, the lighthouse burned down.'],
    ['a subject that a phrase in front does not name', 'With the new loom it took half a day.'],
    ['a thing by a bare pronoun', 'Ada Quill got a medal for that in 1931.'],
  ])('that means %s is not understood alone', (_name, text) => {
    expect(faultOf(text)).toBeDefined();
  });

  it.each([
    ['names its person', 'Ada Quill sold her looms in 1931.'],
    ['has a noun for its person', 'A painter was paid when his walls had dried.'],
    ['counts from nothing', 'The dam broke two winters after the flood of 1721.'],
    ['has its subject before the pronoun', 'When the loom was new, it took half a day.'],
  ])('that %s is understood alone', (_name, text) => {
    expect(faultOf(text)).toBeUndefined();
  });
});
