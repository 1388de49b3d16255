import { describe, expect, it } from 'vitest';
import { materialOf } from '../testing/material-of.ts';
import { writeFlashcards } from './flashcards.ts';
import { writeQuestions } from './questions.ts';

const cardsOf = (prompt: string, ...texts: string[]) =>
  writeFlashcards(materialOf(prompt, ...texts)).map(({ front, back }) => [front, back]);
const questionsOf = (difficulty: 'easy' | 'medium' | 'hard', prompt: string, ...texts: string[]) =>
  writeQuestions({ ...materialOf(prompt, ...texts), difficulty });

const osmosis = 'Osmosis is the movement of water through a membrane.';
const layers = 'Layer | Unit | Example\nTransport | segment | TCP\nNetwork | packet | IP\nLink | frame | Ethernet';
const timeline =
  'Timeline\n1863 – Manet shows a picnic\n1874 – first exhibition of the group\n1905 – the Fauves exhibit';

describe('cards made by rules', { timeout: 60_000 }, () => {
  it.each([
    ['a sentence', osmosis, ['What is osmosis?', 'The movement of water through a membrane']],
    ['a line of a glossary', 'Mass: how much matter there is', ['What does “Mass” mean?', 'How much matter there is']],
    [
      'a label below a heading',
      'Asthma\nSigns: wheezing and cough\nTreatment: salbutamol',
      ['Asthma: what are the signs?', 'Wheezing and cough'],
    ],
    ['a cell of a table', layers, ['Transport: what is the unit?', 'Segment']],
    ['an entry of a timeline', timeline, ['Give the date: “Manet shows a picnic”', '1863']],
    ['a formula', 'Kinetic energy: K = ½ m v²', ['What is the formula for “Kinetic energy”?', 'K = ½ m v²']],
    [
      'a reason',
      'Shield volcanoes have gentle slopes because basaltic lava flows easily.',
      ['Explain why: “Shield volcanoes have gentle slopes.”', 'Because basaltic lava flows easily'],
    ],
    [
      'a dated sentence',
      'Chinua Achebe published Things Fall Apart in 1958.',
      ['When did Chinua Achebe publish Things Fall Apart?', '1958'],
    ],
    [
      'an abbreviation',
      'The Domain Name System (DNS) translates names.',
      ['What does DNS stand for?', 'Domain Name System'],
    ],
    [
      'a worked example',
      'Forces\nExample: A force of 20 N acts on a mass of 4 kg. The acceleration is a = 20 / 4 = 5 m/s².',
      ['A force of 20 N acts on a mass of 4 kg. The acceleration is _____ m/s²', '5 m/s²'],
    ],
    [
      'a German definition',
      'Unter Osmose versteht man die Diffusion von Wasser durch eine Membran, und das ist wichtig.',
      ['Was bedeutet „Osmose“?', 'Die Diffusion von Wasser durch eine Membran, und das ist wichtig'],
    ],
    [
      'a claim',
      'Todaro argued in 1969 that people move for the wage that they expect.',
      ['What did Todaro argue in 1969?', 'That people move for the wage that they expect'],
    ],
    [
      'an enumeration that counts its parts',
      'Fungi need three things at once: moisture, warmth, and a source of sugar.',
      ['Complete the list: “Fungi need three things at once: …”', 'Moisture, warmth, and a source of sugar'],
    ],
    [
      'an entry of a glossary in Markdown',
      '## Glossary {#glossary}\n\nosmosis\n: the movement of water through a membrane',
      ['What does “osmosis” mean?', 'The movement of water through a membrane'],
    ],
  ])('ask about %s', (_name, text, card) => {
    expect(cardsOf('everything', text)).toContainEqual(card);
  });

  it('quote the document verbatim, with its page', () => {
    const [card] = writeFlashcards(materialOf('Key terms', 'Nothing here.', osmosis));
    expect(card?.source).toMatchObject({ page: 2, quote: osmosis });
  });

  it.each([
    ['depends on the one before', 'It is the movement of water through a membrane.'],
    [
      'explains a thing that another named',
      'David Ley explained it by demand because a new class prefers to live downtown.',
    ],
    ['refers to a figure', 'The pump shown above is a drawing of the heart of a frog.'],
    ['addresses the reader', 'You should be a careful reader of the primary sources in 1958.'],
    ['is only a heading', 'Introduction to the theory of relativity'],
    ['defines nothing', 'Prizes are released every spring by the committee of the fund.'],
    ['is cut', 'The movement of water through a membrane is a'],
  ])('leave out a sentence that %s', (_name, text) => {
    expect(cardsOf('Key terms', `${osmosis}\n${text}`)).toHaveLength(1);
  });

  it.each([
    ['a topic', 'cards about inflation', 'What is inflation?'],
    ['a kind', 'dates i need to know', 'Give the date: “Manet shows a picnic”'],
    ['a part', 'only page 2', 'What is inflation?'],
    ['a word that is known next to one that is not', 'inflation of Xanthe', 'What is inflation?'],
    ['a table', 'units of the layers', 'Transport: what is the unit?'],
  ])('keep to %s of the prompt', (_name, prompt, front) => {
    const texts = [osmosis, 'Inflation is the rise of prices over time.', layers, timeline];
    expect(cardsOf(prompt, ...texts)[0]?.[0]).toBe(front);
  });

  it.each([
    ['a topic', 'plate tectonics', 'nothing about “plate tectonics”'],
    ['a kind', 'calculation questions', 'no worked calculations'],
    ['a part', 'only chapter 7', 'nothing to ask in chapter 7'],
  ])('refuse %s that no document has, and say what these offer', (_name, prompt, reason) => {
    const write = () => writeFlashcards(materialOf(prompt, `Cells\n${osmosis}`, timeline));
    expect(write).toThrow(reason);
    expect(write).toThrow('You could ask for');
  });

  const bands =
    'Rock of the seventies\n\nBlues rock\n\n- Led Zeppelin\n  - Stairway to Heaven\n  - Kashmir\n- Deep Purple\n  - Machine Head\n  - Burn\n- Black Sabbath\n  - Paranoid\n  - Vol. 4';

  it('ask what is noted under a point of a list when nothing better is there', () => {
    expect(cardsOf('deep purple', bands)).toContainEqual([
      'What do your documents list under “Deep Purple” (Blues rock)?',
      'Machine Head; Burn',
    ]);
    const asked = questionsOf('medium', 'deep purple', bands);
    expect(asked.map(({ question, correctAnswer }) => [question, correctAnswer])).toContainEqual([
      'Under which of these do your documents list “Machine Head”?',
      'Deep Purple',
    ]);
    expect(asked.some(({ options }) => options.includes('Led Zeppelin') && options.includes('Black Sabbath'))).toBe(
      true,
    );
  });

  it('ask about a row of a table by what is in it', () => {
    const asked = questionsOf('hard', 'layers', layers).map(({ question }) => question);
    expect(asked).toContain('Which of these has “IP” under “Example”?');
  });

  it.each([
    [
      'a word for the same side',
      'weaknesses of the method',
      'The method\n\nCons:\n- needs a lot of data\n- slow to train',
    ],
    [
      'a misspelt word',
      'prisoners dilemma',
      "The Prisoner's Dillema\n\nRules:\n- both may confess\n- neither may talk",
    ],
    ['the context of a general word', 'parts of the digestive tract', 'Digestive tract\n\nOrgans:\n- stomach\n- liver'],
  ])('find the subject by %s', (_, prompt, text) => {
    expect(cardsOf(prompt, text)).toHaveLength(1);
  });

  it('repeat a sentence about a noun that nothing else is asked about', () => {
    expect(cardsOf('midges', 'Rivers\n\nTolerant midges dominate the stressed parts of a river.')).toEqual([
      ['What do your documents say about “tolerant midges”?', 'Tolerant midges dominate the stressed parts of a river'],
    ]);
  });

  it('leave out exercises, sources and the years of citations', () => {
    const fronts = cardsOf(
      'everything',
      'Osmosis\n\nOsmosis is the movement of water through a membrane.\n\nSection Quiz\n\nA cell is a bag of salt water.\n\nReferences\n\nLyon published Plant Life in 1958.\n\nAging\n\nOlder adults give more care than they receive (Crosnoe and Elder 2002).',
    ).map(([front]) => front);
    expect(fronts).toEqual(['What is osmosis?']);
  });

  it('are refused without material', () => {
    expect(() => writeFlashcards(materialOf('Key terms'))).toThrow('could not make anything');
  });
});

describe('questions made by rules', { timeout: 60_000 }, () => {
  const texts = [
    osmosis,
    'Inflation is the rise of prices over a longer time.',
    'Erosion is the wearing away of rock by wind and rain.',
    'Inertia is the tendency of a body to keep its motion.',
  ];

  it('offer options of the same kind, exactly one of them right', () => {
    const questions = questionsOf('easy', 'Key terms', ...texts);
    expect(questions).toHaveLength(4);
    for (const { options, correctAnswer } of questions) {
      expect(options.filter((option) => option === correctAnswer)).toHaveLength(1);
      expect(options).toHaveLength(4);
    }
  });

  it('are the same for the same documents', () => {
    expect(questionsOf('hard', 'Key terms', ...texts)).toEqual(questionsOf('hard', 'Key terms', ...texts));
  });

  it('never have a term as the answer when two terms share the meaning', () => {
    const shared =
      'Sort | Worst case\nQuicksort | quadratic\nInsertion sort | quadratic\nMerge sort | linear\nHeapsort | steady';
    const answers = questionsOf('medium', 'everything', shared).map(({ correctAnswer }) => correctAnswer);
    expect(answers).not.toContain('Quicksort');
    expect(answers).not.toContain('Insertion sort');
  });

  it('ask a hard test about order and wrong pairs, not about the same with fewer options', () => {
    const steps =
      'Procedure: staining\n1. Fix the smear\n2. Flood it with violet\n3. Rinse with alcohol\n4. Add the safranin';
    const hard = questionsOf('hard', 'everything', steps).filter(({ difficulty }) => difficulty === 'hard');
    expect(hard.map(({ question }) => question)).toContain('staining: what comes directly after “Fix the smear”?');
    expect(hard.every(({ questionType }) => questionType === 'multiple_choice')).toBe(true);
  });

  it('offer no number that the text gives for the same thing', () => {
    const [question] = questionsOf(
      'medium',
      'numbers',
      'Human body cells hold 46 chromosomes in all. Gorilla body cells hold 48 chromosomes in all.',
    );
    expect(question?.options).toContain('46');
    expect(new Set(question?.options).size).toBe(4);
  });

  it('take a long document in bounded time', () => {
    const wordFor = (count: number) =>
      `W${Array.from(String(count), (digit) => 'aeioubdfgk'.charAt(Number(digit))).join('')}l`;
    const long = Array.from({ length: 140 }, (_, page) =>
      Array.from({ length: 7 }, (_each, line) => {
        const count = page * 7 + line;
        return `Lake ${wordFor(count)} held ${count + 20} tonnes of salt after the long winter of the north.`;
      }).join('\n'),
    );
    const begun = performance.now();
    expect(questionsOf('medium', 'everything', ...long)).toHaveLength(10);
    expect(performance.now() - begun).toBeLessThan(20_000);
  });
});
