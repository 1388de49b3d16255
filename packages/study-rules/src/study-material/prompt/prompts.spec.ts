import { describe, expect, it } from 'vitest';
import { materialOf } from '../../testing/material-of.ts';
import { writeFlashcards } from '../flashcards.ts';

const harbour = [
  'Handbook of Harbours',
  '',
  'A. Moorings',
  'Bollard: a short post on a quay for mooring ropes',
  'Fender: a soft cushion on the side of a ship',
  'Fairlead: a guide that keeps a rope from chafing',
  'B. Cranes',
  'Table 1. Parts of cranes',
  'Term | Meaning',
  'Jib | the arm that carries the load of a crane',
  'Gantry | the frame on which a crane travels',
  'Table 2. Signals',
  'Term | Meaning',
  'Arm raised | lift the load at the usual speed',
  'Arms crossed | stop all movements of the crane',
].join('\n');

const frontsFor = (prompt: string, text = harbour) =>
  writeFlashcards(materialOf(prompt, text)).map(({ front }) => front);

describe('a prompt for cards', { timeout: 60_000 }, () => {
  it.each([
    ['an adjective', 'nasty words'],
    ['a verb', 'key terms to memorise'],
    ['a preposition', 'terms like in the quiz'],
    ['an abbreviation of more', 'key terms etc'],
  ])('takes %s that no document has for no subject', (_name, prompt) => {
    expect(frontsFor(prompt)).toContain('What does “Bollard” mean?');
  });

  it.each([
    ['a noun next to a known one', 'harbour pilots'],
    ['a noun before a known one', 'lighthouse cranes'],
    ['a noun narrowed by a known one', 'lighthouses of the harbour'],
    ['several that are compared', 'tugboat towage vs fixed'],
  ])('is refused for %s that no document has', (_name, prompt) => {
    expect(() => frontsFor(prompt)).toThrow('I found nothing about');
  });

  it('serves the part that the documents have', () => {
    expect(frontsFor('cranes, lighthouses')).toContain('What does “Jib” mean?');
  });

  it('leaves out what it excludes', () => {
    const fronts = frontsFor('key terms, not cranes');
    expect(fronts).toContain('What does “Fender” mean?');
    expect(fronts.join()).not.toMatch(/Jib|Gantry/u);
  });

  it.each([
    ['the letter of a section', 'only section A', ['Bollard', 'Fender', 'Fairlead']],
    ['the number of a table', 'key terms table 1', ['Jib', 'Gantry']],
  ])('keeps to %s', (_name, prompt, terms) => {
    expect(frontsFor(prompt)).toEqual(terms.map((term) => `What does “${term}” mean?`));
  });

  it('knows the short form and another form of a word', () => {
    const text =
      'Sorting\nAlgorithm: a finite list of unambiguous steps\nWomen in computing\nENIAC: a machine that six women programmed';
    expect(frontsFor('algos', text)).toContain('What does “Algorithm” mean?');
    expect(() => frontsFor('woman', text)).not.toThrow('I found nothing about');
  });

  it('asks for reasons alone when it says why', () => {
    const text =
      'Procedure\n1. Wash the filter\n2. Dry the filter\n3. Weigh the filter\nReasons\nWet filters are dried first because water would add to their weight.';
    expect(frontsFor('why each step', text)).toEqual(['Explain why: “Wet filters are dried first.”']);
  });

  it('does not serve a term whose meaning only mentions the subject', () => {
    expect(frontsFor('ships', `${harbour}\nShips\nKeel: the lowest beam below the hold`)).not.toContain(
      'What does “Fender” mean?',
    );
  });
});
