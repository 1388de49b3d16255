import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { Part } from './outline.ts';
import { readOutline } from './read-outline.ts';

const reading = (...pages: string[]) =>
  readOutline(
    pages.map((text, index) =>
      Passage.parse({
        documentId: '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34',
        documentName: 'a.txt',
        page: index + 1,
        text,
        quote: '',
      }),
    ),
  );
const partsOf = (text: string): Part[] =>
  reading(text).flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
const termsOf = (text: string) =>
  partsOf(text).flatMap((part) => (part.kind === 'entries' ? part.entries.map(({ term }) => term) : []));

describe('the outline of a document', { timeout: 60_000 }, () => {
  it('takes those who speak in an interview for no terms, and what they say for prose', () => {
    const talk = [
      'Kofi Brandt: Does that annoy you?',
      'Leona Marchetti: It puzzles me. Adenosine collects in the brain as cells burn energy.',
      'KB: What makes us tired?',
      'LM: Two things, and it helps to keep them apart.',
      'KB: And coffee?',
      'LM: Caffeine sits on the receptors of adenosine for about five hours.',
      'KB: Thank you.',
      'LM: You are welcome.',
    ].join('\n\n');
    expect(termsOf(talk)).toEqual([]);
    expect(JSON.stringify(partsOf(talk))).toContain('Caffeine sits on the receptors');
    expect(termsOf('ATP: the energy that cells spend\nRNA: a copy of a gene')).toEqual(['ATP', 'RNA']);
  });

  it('has a section for each heading, with its number', () => {
    const text = [
      'Chapter 1: Cells',
      'Cells divide. They grow before that, and they copy all of their genes.',
      'Chapter 2: Tissues',
      '2.1 Muscle',
      'Muscle contracts when its fibres slide past each other, which costs energy.',
    ].join('\n');
    expect(reading(text)[0]?.sections.map(({ number, title }) => [number, title])).toEqual([
      ['1', 'Cells'],
      ['2', 'Tissues'],
      ['2.1', 'Muscle'],
    ]);
  });

  it.each([
    ['a colon', 'Mass: how much matter there is\nWeight: the pull of gravity'],
    ['a dash', '- Mass – how much matter there is\n- Weight – the pull of gravity'],
    ['an equals sign', 'Mass = how much matter there is in a body\nWeight = the pull of gravity on it'],
    [
      'a table without a header',
      'Mass | how much matter there is in a body, whatever its place\nWeight | the pull of gravity',
    ],
  ])('finds terms marked by %s', (_name, text) => {
    expect(termsOf(text)).toEqual(['Mass', 'Weight']);
  });

  it('turns a table that compares its columns', () => {
    expect(partsOf('Feature | Mitosis | Meiosis\nDivisions | one | two\nCells made | two | four')).toEqual([
      expect.objectContaining({
        kind: 'table',
        columns: ['Divisions', 'Cells made'],
        rows: [expect.objectContaining({ key: 'Mitosis' }), expect.objectContaining({ key: 'Meiosis' })],
      }),
    ]);
  });

  it('tells steps, dates, formulas and questions apart', () => {
    const text = [
      'Staining',
      '1. Fix the smear over the flame',
      '2. Flood it with crystal violet',
      'When it was found',
      '1884 – Gram describes the stain',
      '1928: Fleming finds penicillin',
      'Growth rate: N = N0 · 2^n',
      'What does the iodine do?',
      'It binds the dye in the wall of the cell.',
    ].join('\n');
    expect(partsOf(text).map(({ kind }) => kind)).toEqual(['list', 'timeline', 'formula', 'asked', 'prose']);
  });

  it('joins lines that an editor wrapped, and quotes them as they are', () => {
    const text = 'The plasma membrane is a thin double layer of lipids that\nseparates the cell from its surroundings.';
    const [part] = partsOf(text);
    expect(part?.kind === 'prose' && part.statements.map(({ text: one, quote }) => [one, quote])).toEqual([
      [text.replace('\n', ' '), text],
    ]);
  });

  it('finds the headings of a handout by number, by letter and by a preposition', () => {
    const text = `1. Renting a flat
The tenant pays a deposit of at most three rents.
2. How to end the contract
(a) Write a letter three months before.
(b) Hand over the keys.
3. From notice to keys
The flat is painted if the contract says so.
D. Repairs and who pays for them
The owner pays for the boiler.
(e) Is this an option?
A. yes
B. no`;
    expect(reading(text).flatMap(({ sections }) => sections.map(({ title }) => title))).toEqual([
      'Renting a flat',
      'How to end the contract',
      'From notice to keys',
      'Repairs and who pays for them',
    ]);
  });

  it('takes the last sentence of a paragraph for the lead of the list below it', () => {
    const paragraph = `Glaciers move slowly, and most of what they carry is hidden in the ice for centuries before anybody sees it. ${'The ice is old and deep. '.repeat(3)}They leave three things:`;
    expect(partsOf(`The valley\n${paragraph}\n- moraines\n- erratic blocks\n- drumlins`)).toContainEqual(
      expect.objectContaining({ kind: 'list', lead: 'They leave three things' }),
    );
  });

  it('reads tables of different widths below each other, and columns that ask', () => {
    const text = `Trees
Tree | Height | Leaves | Age
Oak | 30 m | lobed | 800
Yew | 15 m | needles | 2,000
Pest | Does the tree die?
Bark beetle | yes, within a year
Gall wasp | no, only the leaves suffer`;
    expect(partsOf(text).map((part) => (part.kind === 'table' ? part.columns : part.kind))).toEqual([
      ['Height', 'Leaves', 'Age'],
      ['Does the tree die?'],
    ]);
  });

  it('leaves out what is printed on every page', () => {
    const pages = ['one', 'two', 'three'].map(
      (count) => `BIO 101\nCells have page ${count} here, and more text follows.\nPage 4`,
    );
    expect(reading(...pages).flatMap(({ sections }) => sections.map(({ title }) => title))).toEqual([null]);
  });

  it.each([
    ['en', 'The cell is the unit of life and it is made of parts that work for the whole.'],
    ['de', 'Die Zelle ist die kleinste Einheit des Lebens und wird von einer Membran umgeben.'],
    ['es', 'La célula es la unidad de la vida y los tejidos son grupos de células con una función.'],
    ['fr', 'La cellule est une unité du vivant et les tissus sont des groupes de cellules dans le corps.'],
  ])('knows the language %s', (language, text) => {
    expect(reading(text)[0]?.language).toBe(language);
  });

  it('is read in time that grows with the length of a line of tabs', () => {
    const tabs = (count: number) => `Cells${'\t'.repeat(count)}grow and divide, and they copy all of their genes.`;
    const secondsOf = (text: string) => {
      const begun = process.cpuUsage();
      reading(text);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1e6;
    };
    secondsOf(tabs(100)); // loads what reads
    expect(secondsOf(tabs(160_000))).toBeLessThan(5);
  });

  it('knows what the points of a list are under, however deep', () => {
    const notes = [
      'Rock',
      '',
      '- Hard rock',
      '  - Deep Purple: from Hertford',
      '    - Burn',
      '- Glam',
      '',
      'Labels:',
      '- Harvest',
    ];
    const groups = reading(notes.join('\n')).flatMap(({ sections }) => sections.flatMap((section) => section.groups));
    expect(groups.map(({ above, label, items }) => [above, label, items.map(({ text }) => text)])).toEqual([
      [null, 'Rock', ['Hard rock', 'Glam']],
      ['Rock', 'Hard rock', ['Deep Purple: from Hertford']],
      ['Hard rock', 'Deep Purple', ['Burn']],
      ['Rock', 'Labels', ['Harvest']],
    ]);
  });

  it('reads what a command of a program does', () => {
    expect(termsOf('- `del <key>` deletes a record\n- `F` is the unit of capacitance')).toEqual(['`del <key>`', '`F`']);
  });
});
