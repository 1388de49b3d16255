import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { automaticTitle, creationTitle, firstTitle } from './conversation-title.ts';

const texts = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.lorem({ maxCount: 40 }));
const wordsOf = (title: string) => title.split(' ');
const graphemes = new Intl.Segmenter('en');
const lengthOf = (title: string) => [...graphemes.segment(title)].length;

describe('the title of a new conversation', { timeout: 60_000 }, () => {
  it.each([
    ['What is photosynthesis?', 'What is photosynthesis?'],
    ['  one\ttwo\n three four five six seven ', 'one two three four five six'],
    ['', 'New Chat'],
    [' \n ', 'New Chat'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['👩‍👩‍👧'.repeat(41), `${'👩‍👩‍👧'.repeat(40)}...`],
    ['x'.repeat(41), `${'x'.repeat(40)}...`],
    ['Please summarise chapter fourteen thoroughly today', 'Please summarise chapter fourteen thorou...'],
  ])('of %j is %j', { tags: ['S4.29', 'S4.30', 'S4.31'] }, (message, title) => {
    expect(firstTitle(message)).toBe(title);
  });

  it('is never longer than 40 characters and an ellipsis', { tags: ['S9.31'] }, () => {
    fc.assert(
      fc.property(texts, (message) => {
        for (const title of [firstTitle(message), creationTitle(message)]) {
          expect(lengthOf(title.replace(/\.\.\.$/, ''))).toBeLessThanOrEqual(40);
          expect(title.isWellFormed()).toBe(message.isWellFormed());
        }
      }),
    );
  });

  it('does not change when it is made from a title that was made before', () => {
    fc.assert(
      fc.property(texts, (message) => {
        expect(creationTitle(firstTitle(message))).toBe(firstTitle(message).trim());
      }),
    );
  });
});

describe('the automatic title', { timeout: 60_000 }, () => {
  it.each([
    [
      'What is photosynthesis?',
      'Photosynthesis is the process by which plants convert light into energy.',
      'Photosynthesis Process Plants Convert',
    ],
    [
      "Explain Newton's second law, please!",
      'Force equals mass times acceleration.',
      "Explain Newton's Second Law Force Equals",
    ],
    ['How do I do it?', 'So it is.', 'Chat Discussion'],
    ['', '', 'Chat Discussion'],
    ['Why not?', 'Ask the TA (office hours: Monday)', 'Office Hours Monday'],
    ["Don't you think it's mitosis—or meiosis?", 'No.', 'Think Mitosis Meiosis'],
    ['été ÉTÉ Été', 'L’école', 'Été L’école'],
    ['how is DNA copied?', 'dna polymerase', 'DNA Copied Polymerase'],
    ['an ox at sea', 'Sea, ox and boat', 'Sea Boat'],
    ['red blue green white black', 'zero four five six seven', 'Red Blue Green White Zero Four'],
  ])('of %j and %j is %j', { tags: ['S4.37', 'S4.38', 'S4.40', 'S9.30'] }, (message, reply, title) => {
    expect(automaticTitle(message, reply)).toBe(title);
  });

  it('uses 100 characters of each side and drops a word that this limit cuts', { tags: ['S4.36', 'S9.32'] }, () => {
    const whole = `${'. '.repeat(44)}mitochondria beyond`;
    expect(automaticTitle(whole, '')).toBe('Mitochondria');
    expect(automaticTitle(`.${whole}`, '')).toBe('Chat Discussion');
    expect(automaticTitle('', whole)).toBe('Mitochondria');
    expect(automaticTitle('x'.repeat(101), 'y'.repeat(300))).toBe('Chat Discussion');
  });

  it('has at most six words, all different, each from the message or the reply', { tags: ['S4.39'] }, () => {
    fc.assert(
      fc.property(texts, texts, (message, reply) => {
        const title = automaticTitle(message, reply);
        if (title === 'Chat Discussion') return;
        const words = wordsOf(title).map((found) => found.toUpperCase());
        expect(words.length).toBeLessThanOrEqual(6);
        expect(new Set(words).size).toBe(words.length);
        const given = `${message} ${reply}`.toUpperCase();
        for (const found of words) expect(given).toContain(found);
      }),
    );
  });

  it('handles hostile texts quickly', () => {
    const hostile = ["'".repeat(40_000), 'a-'.repeat(20_000), '’a'.repeat(20_000)];
    const begun = Date.now();
    for (const text of hostile) automaticTitle(text, text);
    expect(Date.now() - begun).toBeLessThan(5_000); // a backtracking pattern takes minutes
  });
});
