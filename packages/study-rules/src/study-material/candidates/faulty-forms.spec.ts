import { describe, expect, it } from 'vitest';
import { materialOf } from '../../testing/material-of.ts';
import { writeFlashcards } from '../flashcards.ts';
import { writeQuestions } from '../questions.ts';

const kept = 'Osmosis: the movement of water through a membrane';
const cardsOf = (...lines: string[]) =>
  writeFlashcards(materialOf('everything', ['Notes of the course', kept, ...lines].join('\n')));
const frontsOf = (...lines: string[]) => cardsOf(...lines).map(({ front }) => front);
const questionsOf = (...lines: string[]) =>
  writeQuestions({ ...materialOf('everything', lines.join('\n')), difficulty: 'medium' });

describe('cards', { timeout: 60_000 }, () => {
  it.each([
    ['part of the material', 'Worksheet 4: the cell and its membrane'],
    ['date', '12-14 May 1871 Fires: the palace burned down completely'],
    ['word that refers to the line before', 'Next time: the pump and the membrane potential'],
    ['instruction', 'Open the valve: slowly and never under full pressure'],
    ['name of the kind of text', 'PROTOCOL: washing and staining of the smear'],
    ['term cut at a bracket', 'Alkanes (-ane: methane, ethane, propane). Saturated hydrocarbons'],
    ['clause', 'The first, the rule of thumb, says: never mix the two'],
  ])('take no %s for a term', (_name, line) => {
    expect(frontsOf(line)).toEqual(['What does “Osmosis” mean?']);
  });

  it.each([
    ['a demonstrative', 'Marie Tharp drew this ridge on a map of the Atlantic in 1957.'],
    ['a pronoun of other number', 'The harvest of 1846 ruined them within a few weeks.'],
    ['a pronoun that means a clause', 'Ada Quill argued in 1921 that this rests on a mistake.'],
  ])('leave out a sentence with %s that means nothing in it', (_name, line) => {
    expect(frontsOf(line)).toEqual(['What does “Osmosis” mean?']);
  });

  it('leave out a note whose subject is in the line before', () => {
    const fronts = frontsOf('Timeline', '1921 – looked like a triumph', '1930 – the dam at Elber breaks');
    expect(fronts).toContain('Give the date: “The dam at Elber breaks”');
    expect(fronts.join()).not.toContain('triumph');
  });

  it('keep a note whole whose bracket has a semicolon', () => {
    expect(frontsOf('Timeline', '1912 – Wegener lectures (Frankfurt; later Marburg). Few agree')).toContain(
      'Give the date: “Wegener lectures (Frankfurt; later Marburg)”',
    );
  });

  it('number steps as the document does', () => {
    const steps = ['Procedure: part two', '5. Rinse the filter', '6. Dry the filter', '7. Weigh the filter'];
    expect(frontsOf(...steps)).toContain('part two: what is step 5?');
  });

  it('ask nothing by a heading of a table that is a clause', () => {
    const fronts = frontsOf(
      'Valves',
      'Valve | It is opened | Material',
      'Gate | before the shift | brass',
      'Globe | at noon | steel',
    );
    expect(fronts).toContain('Gate: what is the material?');
    expect(fronts.join()).not.toContain('It is opened');
  });

  it('ask for formulas that only a symbol names', () => {
    const cards = cardsOf(
      'Standard error',
      'The spread of the mean is smaller than that of the values.',
      'SE = s / √n',
    );
    expect(cards).toContainEqual(
      expect.objectContaining({ front: 'What is the formula for “SE (Standard error)”?', back: 's / √n' }),
    );
  });

  it('ask for the result that a line works out from the numbers before it', () => {
    const cards = cardsOf(
      'Example 3',
      'A sample of 25 screws weighs 4.5 g each with a spread of 2.5 g.',
      'SE = 2.5 / √25 = 0.5',
    );
    expect(cards.map(({ back }) => back)).toContain('0.5');
  });
});

describe('options', { timeout: 60_000 }, () => {
  const locks = [
    'Locks',
    'Mutex: lets one thread in at a time',
    'Spinlock: waits in a loop for its turn',
    'Barrier: holds threads until all are there',
    'Latch: opens once and stays open for good',
  ];
  const files = [
    'Files',
    'Inode: holds size, owner and blocks of a file',
    'Dentry: maps a name to the number of a file',
    'Extent: a run of blocks next to each other',
    'Journal: a log of changes before they are made',
  ];

  it('are from the section of the answer', () => {
    const terms = new Set(['Mutex', 'Spinlock', 'Barrier', 'Latch']);
    const own = questionsOf('Study guide', ...locks, ...files).filter(({ correctAnswer }) => terms.has(correctAnswer));
    expect(own.length).toBeGreaterThan(0);
    for (const { options } of own) expect(options.filter((option) => !terms.has(option))).toEqual([]);
  });

  it('are on the side of the number that the sentence leaves open', () => {
    const [question] = questionsOf(
      'Oxygen',
      'The oxygen in the lake has fallen from 9.6 to 7.2 milligrams since the war.',
    );
    for (const option of question?.options ?? []) expect(Number(option)).toBeLessThan(9.6);
  });

  it('are dates of the same form', () => {
    const dates = [
      'Timeline',
      '3 May 1921 – the bank opens',
      'June 1922 – the bank closes',
      '4 July 1925 – the bank burns',
      '9 March 1927 – the bank is rebuilt',
      'August 1930 – the bank is sold',
    ];
    const asked = writeQuestions({ ...materialOf('dates', dates.join('\n')), difficulty: 'easy' });
    const days = asked.filter(({ correctAnswer }) => /^\d/u.test(correctAnswer));
    expect(days.length).toBeGreaterThan(0);
    for (const { options } of days) expect(options.every((option) => /^\d/u.test(option))).toBe(true);
  });
});
