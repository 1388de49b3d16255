import { describe, expect, it } from 'vitest';
import { type Likelihoods, likelyIntents, wordingIntents } from './likely-intents.ts';
import { featuresOf } from './worded.ts';

const most = (likely: Likelihoods) => wordingIntents.reduce((a, b) => (likely[b] > likely[a] ? b : a));

describe('the wording of a request', () => {
  it.each([
    ['move', '<thing> prof says <day> is fine too'],
    ['move', '<time> instead'],
    ['delete', '<thing> cancelled tonight instructor has flu'],
    ['done', 'turned in <thing>'],
    ['ask', 'how bad is <range>'],
    ['create', 'dont let me forget to email the dean <day>'],
    ['other', 'im so tired'],
  ])('means %s in “%s”', (intent, sentence) => {
    expect(most(likelyIntents(sentence.split(' ')))).toBe(intent);
  });

  it('gives every intent a share, also of words that it has never seen', () => {
    const shares = Object.values(likelyIntents(['xyzzy', 'plugh']));
    expect(shares.every((share) => share > 0)).toBe(true);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is words, pairs and words around another one', () => {
    expect(featuresOf(['move', '<thing>'])).toEqual([
      'move',
      '<thing>',
      '^ move',
      'move <thing>',
      '<thing> $',
      '^ … <thing>',
      'move … $',
    ]);
  });
});
