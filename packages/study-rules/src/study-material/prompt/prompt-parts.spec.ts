import { describe, expect, it } from 'vitest';
import { materialOf } from '../../testing/material-of.ts';
import { writeFlashcards } from '../flashcards.ts';

const mill = [
  'Notes on mills',
  'Grinding',
  'Millstone: one of two heavy stones that crush the grain',
  'Hopper: a box that feeds the grain into the mill',
  'Sieve: a net that keeps the bran back',
  'Shoe: a tray that shakes the grain onto the stone',
  'Wind',
  'The sails are turned into the wind because a gust from behind breaks them.',
  'Ada Quill built a smock mill in 1794.',
  'The old mill of Elber burned down in 1811.',
  'How to dress a stone',
  '1. Lift the stone with the crane',
  '2. Mark the high spots with red paint',
  '3. Cut the furrows with a mill bill',
  'Storage',
  'Silo: a tall store for grain, open at the top',
  'Damp: the worst enemy of every store, mostly in spring',
  'Rats: kept out by steel plates on the legs of the store',
  'Weevil: a small beetle that lives on stored grain',
  'Mistakes of beginners',
  'Students often confuse the hopper with the shoe, but only the shoe shakes.',
].join('\n');

const frontsFor = (prompt: string) => writeFlashcards(materialOf(prompt, mill)).map(({ front }) => front);

describe('a prompt for cards with several parts', { timeout: 60_000 }, () => {
  it('gets of each phrase what it names', () => {
    const fronts = frontsFor('storage + dressing steps');
    expect(fronts).toContain('What does “Silo” mean?');
    expect(fronts).toContain('How to dress a stone: what is step 1?');
    expect(fronts.join()).not.toContain('Millstone');
  });

  it('gets each of some subjects that are written one after the other', () => {
    const fronts = frontsFor('weevil sieve silo');
    expect(fronts).toContain('What does “Weevil” mean?');
    expect(fronts).toContain('What does “Sieve” mean?');
    expect(fronts.join()).not.toContain('Hopper');
  });

  it('gets only years of people when it asks who and when', () => {
    const fronts = frontsFor('who did what + year');
    expect(fronts.join()).toContain('Ada Quill');
    expect(fronts.join()).not.toContain('old mill of Elber');
  });

  it('is about a kind alone when its other words are general', () => {
    expect(frontsFor('why, like in the examples')).toEqual(['Explain why: “The sails are turned into the wind.”']);
  });

  it('is refused when it names something else next to what the documents are all about', () => {
    expect(() => frontsFor('watermills and mills')).toThrow('nothing about “watermills”');
  });

  it('is refused rather than given steps when it asks for types that are not there', () => {
    expect(() => frontsFor('types of stone')).toThrow('no lists');
  });

  it('gets what is under a heading of what it asks for', () => {
    expect(frontsFor('common mistakes')).toEqual([
      '“The hopper” and “the shoe” are often confused. What keeps them apart?',
    ]);
  });

  it('is refused for the something of which only a related word is there', () => {
    expect(() => frontsFor('beetles of Patagonia')).not.toThrow('nothing about');
    expect(() => frontsFor('warehouses of Patagonia')).toThrow('nothing about');
  });

  it('knows an article by its short form', () => {
    const law =
      'Mill law\nOrgan | Right\nMiller | sets the toll (Par. 3)\nCouncil | fixes the height of the weir (Par. 9)';
    const fronts = writeFlashcards(materialOf('paragraphs of the miller', law)).map(({ front }) => front);
    expect(fronts).toContain('Miller: what is the right?');
  });

  it('gets numbers when it asks how long or how many', () => {
    const table =
      'Curing\nCheese | Salting | Cellar\nTilsit | 2 days | 5 months\nBrie | 1 day | 5 weeks\nQuark | 0 days | 1 day';
    const kinds = writeFlashcards(materialOf('how long does it take', table)).map(({ back }) => back);
    expect(kinds.length).toBeGreaterThan(0);
    for (const back of kinds) expect(back).toMatch(/^\d/u);
  });

  it('gets the formulas of a table when no result is worked out', () => {
    const ratios =
      'Mill ratios\nRatio | Formula | Tells\nYield | flour / grain | the loss\nSpeed | sacks / hours | the work';
    const fronts = writeFlashcards(materialOf('calculation questions', ratios)).map(({ front }) => front);
    expect(fronts).toContain('Yield: what is the formula?');
  });
});
