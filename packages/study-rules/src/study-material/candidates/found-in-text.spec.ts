import { describe, expect, it } from 'vitest';
import { materialOf } from '../../testing/material-of.ts';
import { writeFlashcards } from '../flashcards.ts';
import { writeQuestions } from '../questions.ts';

const cardsOf = (prompt: string, ...lines: string[]) =>
  writeFlashcards(materialOf(prompt, ['Notes of the course', ...lines].join('\n'))).map(({ front, back }) => [
    front,
    back,
  ]);
const questionsOf = (prompt: string, ...lines: string[]) =>
  writeQuestions({ ...materialOf(prompt, lines.join('\n')), difficulty: 'medium' });

const kept = 'Osmosis: the movement of water through a membrane';

describe('cards', { timeout: 60_000 }, () => {
  it.each([
    [
      'after the time',
      'In 1911 Ada Quill weighed the dust of comets.',
      ['What did Ada Quill do in 1911?', 'Weighed the dust of comets'],
    ],
    [
      'without what she was',
      'Ada Quill, a Welsh chemist, weighed the dust of comets.',
      ['What did Ada Quill do?', 'Weighed the dust of comets'],
    ],
    [
      'without where she was',
      'Ada Quill at Swansea sorted 4,000 meteorites by colour.',
      ['What did Ada Quill do?', 'Sorted 4,000 meteorites by colour'],
    ],
  ])('ask what somebody did %s', (_name, line, card) => {
    expect(cardsOf('who did what', kept, line)).toContainEqual(card);
  });

  it('ask of no country and no body what it did', () => {
    const fronts = cardsOf(
      'everything',
      kept,
      'Norway and Sweden opened a canal in 1911.',
      'The Harbour Board raised the fees of pilots.',
    );
    expect(fronts.join()).not.toContain('What did');
  });

  it('ask nothing of somebody who did two things at no time', () => {
    const lines = ['Ada Quill painted the cliffs of Gower.', 'Ada Quill mapped the caves of Mendip.'];
    expect(cardsOf('everything', kept, ...lines).join()).not.toContain('What did Ada Quill do?');
  });

  it.each([
    ['so that', 'Turn the jar over every day, so that the salt spreads evenly.', 'So that the salt spreads evenly'],
    ['a purpose', 'Wash the lemons in hot water to remove the wax.', 'To remove the wax'],
    ['since', 'Leave the lid a little open, since the fruit gives off gas.', 'Since the fruit gives off gas'],
  ])('explain a step by %s', (_name, step, reason) => {
    const cards = cardsOf('why each step', 'Pickling', `1. ${step}`, '2. Wait for six weeks', '3. Taste the brine');
    expect(cards.map(([, back]) => back)).toContain(reason);
  });

  it('take no time for a reason', () => {
    expect(
      cardsOf('everything', kept, 'The harbour has been closed to all ships since the great storm of March.').join(),
    ).not.toContain('Explain why');
  });

  it.each([
    ['in a sentence', 'The floor of the mill holds 40 sacks of 25 kg: load = 40 * 25 = 1000 kg.', '1000 kg'],
    ['after another sentence', 'Of 50 seeds 30 grew. Share of seeds: g = 30 / 50 = 0.6, hence a second test.', '0.6'],
  ])('ask for a result that is worked out %s', (_name, line, back) => {
    expect(cardsOf('calculations', 'Mill', line).map(([, own]) => own)).toContain(back);
  });

  it('ask for a formula within a text', () => {
    const text =
      'Yield: the part that is left. Percent loss = lost mass / first mass x 100. A loss over 5 % is too much.';
    expect(cardsOf('formulas', 'Mills', text)).toContainEqual([
      'What is the formula for “Percent loss”?',
      'lost mass / first mass x 100',
    ]);
  });

  it('ask for a list whose items are counted in front of it', () => {
    const lines = [
      'Kilns',
      'There are three ways to fire clay:',
      '- in a pit with straw',
      '- in a kiln with wood',
      '- in an oven with gas',
    ];
    expect(cardsOf('everything', ...lines)).toContainEqual([
      'Complete the list: “There are three ways to fire clay: …”',
      'In a pit with straw; in a kiln with wood; in an oven with gas',
    ]);
  });

  it('ask what belongs to a term with a list behind it', () => {
    const lines = ['Ports', 'Cargo: grain, timber, coal', 'Pilot: a person who guides ships through the sandbanks'];
    expect(cardsOf('everything', ...lines)).toContainEqual(['What is listed for “Cargo”?', 'Grain, timber, coal']);
  });

  it('define a term with its short form, and one that is called so', () => {
    const cards = cardsOf(
      'everything',
      'The mean tide level (MTL) is a height that lies between high and low water.',
      'Ships carry a weight on a line, called the lead, that measures the depth.',
    );
    expect(cards).toContainEqual(['What is the mean tide level?', 'A height that lies between high and low water']);
    expect(cards).toContainEqual(['What does “lead” mean?', 'A weight on a line']);
  });

  it('read a term in single marks of Markdown', () => {
    expect(cardsOf('everything', '_Ballast_ is a weight that keeps a ship upright in the water.')).toContainEqual([
      'What is ballast?',
      'A weight that keeps a ship upright in the water',
    ]);
  });

  it('ask for a year of a row only with the heading of its key', () => {
    const rows = ['Depth (m) | Ships', '2.5 | barges', '8 | coasters', '14.5 | tankers'];
    expect(cardsOf('everything', 'Depths', ...rows).map(([front]) => front)).toContain(
      'Depth (m) 2.5: what are the ships?',
    );
  });
});

describe('cards leave out', { timeout: 60_000 }, () => {
  it.each([
    ['what a practice prompt asks', '## Practice prompts', 'The harbour at Elber was dredged in 1911 for 40 ships.'],
    ['a definition that is a cause', 'Silt', 'Dredging is a major cause of cloudy water in the harbour.'],
    [
      'a definition that refers back',
      'Silt',
      'The high tide and the low tide are the corresponding levels of the water.',
    ],
  ])('%s', (_name, heading, line) => {
    expect(cardsOf('everything', kept, '', heading, '', line)).toHaveLength(1);
  });

  it('no formula where arrows say what follows from what', () => {
    const line = 'Cascade: rain (river → silt), wind (wave → sand) = flood → loss';
    expect(() => cardsOf('formulas', kept, line)).toThrow('no formulas');
  });

  it('what a label under the heading of a chapter says', () => {
    const text = [
      '1 Towage',
      'Facts: the rope broke in the storm',
      '1.1 The Elbe case',
      'Facts: two tugs collided at noon',
      'Held: both masters were at fault',
    ];
    expect(cardsOf('everything', ...text).map(([front]) => front)).not.toContain('Towage: what are the facts?');
  });
});

describe('options', { timeout: 60_000 }, () => {
  it('are decimal numbers for a decimal number', () => {
    const [question] = questionsOf('calculations', 'Beans', 'Of 200 beans 25 sprouted. Share: s = 25 / 200 = 0.125.');
    expect(question?.correctAnswer).toBe('0.125');
    expect(question?.options.every((option) => Number(option) < 1)).toBe(true);
  });

  it.each([
    ['a hundred percent', 'A humidity above 100 % means that the gauge is broken.'],
    ['a count of what is not named', 'The yard at Elber ended up with 30 small ones from the auction.'],
    ['a citation', 'Quill, Dust and Comets (1911), chapters 4, 5 and 9.'],
  ])('are not offered for %s', (_name, line) => {
    const asked = questionsOf('everything', 'Yards', line, 'The yard at Elber built 412 ships before the war.');
    expect(asked.map(({ correctAnswer }) => correctAnswer)).toEqual(['412']);
  });

  it('do not give the letters of an abbreviation away', () => {
    const lines = [
      'Ports',
      'VTS: vessel traffic service. Guides ships by radio',
      'Pilot: a person who knows the sandbanks',
      'Berth: a place where a ship is moored',
      'Tug: a small ship that pulls large ones',
    ];
    expect(
      questionsOf('VTS', ...lines, 'VTS began in 1972 at the port of Elber.').map(({ correctAnswer }) => correctAnswer),
    ).not.toContain('Vessel traffic service. Guides ships by radio');
  });

  it('leave out a name that most of the text is about', () => {
    const text = ['paid the pilots', 'bought the yard', 'closed the canal', 'sold the docks', 'moved the market'].map(
      (did) => `In the end Quill ${did} of the old town by the river.`,
    );
    expect(() => questionsOf('people', ...text)).toThrow('could not make anything');
  });

  it('next to a plural are plurals', () => {
    const text = [
      'Tugs are ships that pull larger ships through a narrow harbour.',
      'Barges are boats that carry coal and grain on rivers.',
      'Pilots are officers who know every sandbank of a river.',
      'A lock is a chamber that lifts ships to another level.',
      'A weir is a wall that holds back the water of a river.',
      'Lanterns are lamps that burn on the mast at night.',
    ];
    const asked = writeQuestions({ ...materialOf('everything', text.join('\n')), difficulty: 'easy' });
    const plural = asked.filter(({ question }) => question.startsWith('What are'));
    expect(plural.length).toBeGreaterThan(0);
    for (const { options } of plural) for (const option of options) expect(option).not.toMatch(/^An? /u);
  });

  it('begin with terms of the same number', () => {
    const text = [
      'A lock is a chamber that lifts ships to another level.',
      'A weir is a wall that holds back the water of a river.',
      'Barges are boats that carry coal and grain on rivers.',
      'Pilots are officers who know every sandbank of a river.',
    ];
    const asked = writeQuestions({ ...materialOf('everything', text.join('\n')), difficulty: 'medium' });
    const lock = asked.find(({ correctAnswer }) => correctAnswer === 'Lock');
    expect(lock?.options).toContain('Weir');
  });
});
