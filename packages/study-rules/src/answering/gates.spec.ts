import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, studentId } from '../testing/sample-documents.ts';
import { answerByQuoting } from './answer-by-quoting.ts';

const ask = (message: string, ...lines: string[]) =>
  answerByQuoting({
    studentId,
    message,
    class: course,
    turns: [],
    passages: [
      Passage.parse({
        documentId: '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34',
        documentName: 'notes.txt',
        page: 1,
        text: ['Notes on the lighthouse', ...lines].join('\n'),
        quote: '',
      }),
    ],
    attachment: null,
  });

const other = [
  'The coast near the village is known for its red cliffs and for the storms of autumn.',
  'Fishing boats come in at dawn and sell herring on the pier.',
  'A ferry crosses the sound twice a day, except on Sundays.',
  'Most of the houses are made of wood and painted white.',
  'In winter the road to the north is closed by snow.',
].join('\n');

describe('a sentence in the words of a question', { timeout: 60_000 }, () => {
  it.each([
    ['a person', 'Who designed the lighthouse?', 'The lighthouse was designed to withstand storms.'],
    ['a count', 'How many keepers did the lighthouse have?', 'The keepers left the lighthouse on 5-6 May 1921.'],
    ['an age', 'How old was the keeper of the lighthouse?', 'The keeper of the lighthouse had 3 lamps.'],
    ['a depth', 'How deep is the well of the lighthouse?', 'The well of the lighthouse was dug by 4 men.'],
    ['a reason', 'Why did the lighthouse burn down?', 'The lighthouse burned down in May 1921.'],
    [
      'the name that is asked about',
      'Who sold the lighthouse to Ravna?',
      'Harald Moe sold the lighthouse to Elling Vik. Ravna is a village.',
    ],
    ['more than the question says', 'Which lamps did the lighthouse have?', 'The lamps the lighthouse did have'],
  ])('is no answer without %s', (_what, question, line) => {
    expect(ask(question, line, other).response).not.toContain('Your documents say');
  });

  it.each([
    ['Who designed the lighthouse?', 'Harald Moe designed the lighthouse.'],
    ['How many keepers did the lighthouse have?', 'The lighthouse did have three keepers.'],
    ['What percentage of the ships saw the lighthouse?', 'About 80 percent of the ships saw the lighthouse.'],
    ['whats the year the lighthouse was built', 'The lighthouse was built in 1862.'],
  ])('is an answer when it has what the question wants: %s', (question, line) => {
    expect(ask(question, line, other).response).toContain('Your documents say');
  });

  it('is shown with its neighbours when it may not answer', () => {
    const lines =
      'Storms were worse than before. The keeper Elling Vik slept badly in those weeks. He left the island in spring.';
    const { response, citations } = ask('How old was the keeper Elling Vik?', lines, other);
    expect(response).toContain('closest passages');
    expect(citations[0]?.quote).toContain('Storms were worse than before. The keeper Elling Vik slept badly');
  });
});
