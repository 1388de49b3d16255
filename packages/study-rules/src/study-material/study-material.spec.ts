import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, studentId } from '../testing/sample-documents.ts';
import { writeFlashcards } from './flashcards.ts';
import { writeQuestions } from './questions.ts';

const documentId = '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34';
const saying = (...texts: string[]) =>
  texts.map((text, index) => Passage.parse({ documentId, documentName: 'a.txt', page: index + 1, text, quote: '' }));
const material = (prompt: string, ...texts: string[]) => ({
  studentId,
  class: course,
  prompt,
  count: 10,
  passages: saying(...texts),
});
const frontsOf = (...texts: string[]) => writeFlashcards(material('Key terms', ...texts)).map(({ front }) => front);

describe('cards made by rules', { timeout: 60_000 }, () => {
  it('cover definitions, glossary entries and table cells, each with its page', () => {
    const cards = writeFlashcards(
      material(
        'Key terms',
        'Inertia is the tendency of a body to keep its state of motion.',
        'Momentum: the product of mass and velocity',
        'Quantity | Unit of it\nForce | newton metres',
      ),
    );
    expect(cards.map(({ front, back, source }) => [front, back, source?.page])).toEqual([
      ['What is Inertia?', 'The tendency of a body to keep its state of motion', 1],
      ['What is meant by “Momentum”?', 'The product of mass and velocity', 2],
      ['Force: unit of it?', 'Newton metres', 3],
    ]);
  });

  it('separate glossary entries that ran into each other', () => {
    expect(frontsOf('Mass: how much matter there is Weight: the pull of gravity on a body')).toEqual([
      'What is meant by “Mass”?',
      'What is meant by “Weight”?',
    ]);
  });

  it.each([
    ['depends on the one before', 'It is the movement of water through a membrane.'],
    ['refers to a figure', 'The figure below is a drawing of the heart of a frog.'],
    ['is about the course', 'The midterm exam is a test of ninety minutes in the main hall.'],
    ['addresses the reader', 'You should be a careful reader of the primary sources.'],
    ['is only a heading', 'Introduction to the theory of relativity'],
    ['defines nothing', 'Prizes are released every spring by the committee of the fund.'],
  ])('leave out a sentence that %s', (_name, text) => {
    const fronts = frontsOf('Osmosis is the movement of water through a membrane.', text);
    expect(fronts.filter((front) => !front.includes('Osmosis') && !front.startsWith('Fill in'))).toEqual([]);
    expect(fronts.length).toBeLessThanOrEqual(2);
  });

  it('keep to the topic of the prompt, and say when no document covers it', () => {
    const texts = [
      'Osmosis is the movement of water through a membrane.',
      'Inflation is the rise of prices over time.',
    ];
    expect(writeFlashcards(material('cards about inflation', ...texts)).map(({ front }) => front)).toEqual([
      'What is Inflation?',
    ]);
    expect(() => writeFlashcards(material('cards about quantum physics', ...texts))).toThrow('nothing about this');
    expect(() => writeFlashcards(material('Key terms'))).toThrow('could not make anything');
  });
});

describe('questions made by rules', { timeout: 60_000 }, () => {
  const texts = [
    'Osmosis is the movement of water through a membrane.',
    'Inflation is the rise of prices over a longer time.',
    'Erosion is the wearing away of rock by wind and water.',
    'Inertia is the tendency of a body to keep its motion.',
  ];

  it('offer options of the same kind, and are typed in a hard test', () => {
    const easy = writeQuestions({ ...material('Key terms', ...texts), difficulty: 'easy' });
    expect(easy).toHaveLength(4);
    expect(easy.every(({ questionType }) => questionType === 'multiple_choice')).toBe(true);
    expect(
      easy.every(({ options, correctAnswer }) => options.filter((option) => option === correctAnswer).length === 1),
    ).toBe(true);
  });

  it('are the same for the same documents', () => {
    const make = () => writeQuestions({ ...material('Key terms', ...texts), difficulty: 'hard' });
    expect(make()).toEqual(make());
  });

  it('never have a term as the answer when two terms share the meaning', () => {
    const shared =
      'Sort | Worst case\nQuicksort | quadratic time\nInsertion sort | quadratic time\nMerge sort | linear time';
    const questions = writeQuestions({ ...material('Key terms', shared), difficulty: 'medium' });
    expect(questions.filter(({ question }) => question.includes('“Quadratic time”'))).toEqual([]);
  });
});
