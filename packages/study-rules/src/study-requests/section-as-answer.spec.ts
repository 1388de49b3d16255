import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { answerQuestion } from '../index.ts';
import { course, studentId } from '../testing/sample-documents.ts';

const text = `Beekeeping and the garden
1. Hives
In 1851 Langstroth left a gap for the bees. A hive faces south-east. It stands on legs, so that the floor stays dry.
2. How to found a limited colony (LC)
(a) Choose a calm queen.
(b) Take three frames of brood.
(c) Close the entrance for a day.
3. Wax moth
The wax moth lays eggs in old comb. Its larvae eat wax and leave webs. They die at minus 10 degrees.
Cold kills every wax moth with its eggs and webs.
4. Varroa mite
The mite sucks the blood of larvae. It came from Asia in 1977. This spread was quick.
Acid kills it in December.
5. From blossom to jar
Nectar has 70 percent water. Bees fan it dry. At 18 percent they close the cell.
6. Kinds of honey

Honey | Colour | Sets after
Acacia | pale | 24 months
Rape | white | 2 weeks

Feed | Sugar | Month | Amount
Syrup | 60 percent | August | 12 kg
Candy | 90 percent | January | 2 kg

Rape and acacia are both sold as spring honey. Rape sets fast. These jars are stirred first.
7. Common mistakes
Beginners open the hive every day. Others forget to leave food for the winter.
8. How long do workers live?
They differ by season, and nobody can tell by looking at one of them on the comb in spring. Workers have three jobs:
- nurse the brood
- build comb
- fetch nectar`;

const passages = [
  Passage.parse({
    documentId: '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34',
    documentName: 'bees.pdf',
    page: 1,
    text,
    quote: '',
  }),
];
const ask = async (message: string) =>
  (await answerQuestion({ studentId, message, class: course, turns: [], passages, attachment: null })).response;
const linesOf = async (message: string) =>
  (await ask(message))
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? [line.slice(2, -' (page 1)'.length)] : []));

describe('a section that answers a request as a whole', () => {
  it('is explained with all of its sentences in their order', async () => {
    expect(await linesOf('explain varroa mites')).toEqual([
      'The mite sucks the blood of larvae.',
      'It came from Asia in 1977.',
      'This spread was quick.',
      'Acid kills it in December.',
    ]);
  });

  it('is found by its title in the request, and by its place', async () => {
    expect(await ask('summarise the part from blossom to jar')).toContain('At 18 percent they close the cell.');
    const last = await ask('summarise the last section');
    expect(last).toContain('fetch nectar');
    expect(last).not.toContain('hive faces');
  });

  it('gives the steps of a thing that the request shortens', async () => {
    const steps = ['Choose a calm queen.', 'Take three frames of brood.', 'Close the entrance for a day.'];
    expect(await linesOf('how do i start an lc what are the steps')).toEqual(steps);
    expect(await linesOf('list section 2')).toEqual(steps);
  });

  it('lists what the last sentence of a paragraph introduces', async () => {
    expect(await linesOf('list the jobs workers have')).toEqual(['nurse the brood', 'build comb', 'fetch nectar']);
  });

  it('stands for scraps of it below a question that names its title', async () => {
    const response = await ask('what mistakes do people often make');
    expect(response).toMatch(/^The closest passages/u);
    expect(response).toContain('**Common mistakes**');
    expect(response).toContain('Others forget to leave food for the winter.');
  });

  it('is asked about with gaps when nothing else can be asked', async () => {
    expect(await ask('quiz me on wax moths')).toMatch(/^Try these:/u);
    expect(await ask('quiz me on tractors')).not.toContain('Try these');
  });
});

describe('a comparison', () => {
  it('leaves out what was there before a thing', async () => {
    const notes = Passage.parse({
      ...passages[0],
      text: `Navigation
Before the compass
Sailors kept to the coast. They slept at night.
The tool and its rival
The compass points to magnetic north. An astrolabe measures how high a star stands.`,
    });
    const { response } = await answerQuestion({
      studentId,
      message: 'compare the compass and an astrolabe',
      class: course,
      turns: [],
      passages: [notes],
      attachment: null,
    });
    expect(response).toContain('The compass points to magnetic north.');
    expect(response).not.toContain('Sailors kept to the coast.');
  });

  it('gives the row of each with its figures, and the sentence that another one points back to', async () => {
    const response = await ask('compare acacia and rape');
    expect(response).toContain('Acacia — Colour: pale; Sets after: 24 months');
    expect(response).toContain('Rape — Colour: white; Sets after: 2 weeks');
    expect(response).toContain('Rape sets fast.');
  });

  it('takes the sections on both, and nothing that names the other one', async () => {
    const lines = await linesOf('difference between wax moth and varroa mite');
    expect(lines).toContain('Its larvae eat wax and leave webs.');
    expect(lines).toContain('Acid kills it in December.');
    expect(lines).not.toContain('Nectar has 70 percent water.');
  });
});

describe('a request for years', () => {
  it('puts the noun before a sentence that opens with a pronoun', async () => {
    const response = await ask('who did what and when');
    expect(response).toContain('The mite sucks the blood of larvae. It came from Asia in 1977.');
  });
});
