import { Passage } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { course, passagesOf, studentId } from '../testing/sample-documents.ts';
import type { ChatQuestion } from '../requests.ts';
import { answerByQuoting } from './answer-by-quoting.ts';

const ask = (message: string, more: Partial<ChatQuestion> = {}) =>
  answerByQuoting({
    studentId,
    message,
    class: course,
    turns: [],
    passages: passagesOf('cell-biology'),
    attachment: null,
    ...more,
  });

const saying = (text: string) => [
  Passage.parse({
    documentId: '6a4c1e52-3d0f-4b8e-9c71-2f5a8e0d1b34',
    documentName: 'notes [1].txt',
    page: 4,
    text,
    quote: '',
  }),
];

describe('a reply by quoting', { timeout: 60_000 }, () => {
  it('quotes what the documents say, with its place', () => {
    const { response, modelUsed, citations } = ask('What is osmosis?');
    expect(response).toMatch(
      /^Your documents say:\n\n> Osmosis is the movement of water [^]*cell\\-biology\.txt, page 1$/,
    );
    expect(modelUsed).toBe('Built-in');
    expect(citations).toMatchObject([{ page: 1, quote: expect.stringMatching(/^Osmosis/) }]);
  });

  it('says which documents or facts are missing', () => {
    expect(ask('Who discovered penicillin?')).toMatchObject({
      citations: [],
      response: expect.stringContaining('could not find'),
    });
    expect(ask('What is osmosis?', { passages: [] }).response).toContain('no documents that I can read');
    expect(ask('hello').response).toContain('Ask me about Course');
  });

  it('understands a follow-up question together with the one before', () => {
    const turns = [{ type: 'user' as const, content: 'Tell me about glycolysis' }];
    expect(ask('and where does it take place?', { turns }).citations).toMatchObject([
      { quote: expect.stringMatching(/^Glycolysis takes place in the cytoplasm/) },
    ]);
  });

  it('reads an attachment without citing it as a document', () => {
    const attachment = {
      name: 'lab.txt',
      pieces: [{ page: 2, text: 'Catalase splits hydrogen peroxide into water.' }],
    };
    const { response, citations } = ask('What does catalase split?', { attachment });
    expect(response).toMatch(/^Your file says:[^]*lab\.txt, page 2$/);
    expect(citations).toEqual([]);
  });

  it.each([
    ['Wann wurde die Bastille gestürmt?', 'Die Bastille wurde am 14. Juli 1789 gestürmt.'],
    ['Qui a découvert la pénicilline ?', 'Alexander Fleming a découvert la pénicilline en 1928.'],
  ])('answers in the language of the document: %s', (question, text) => {
    expect(ask(question, { passages: saying(text) }).citations).toMatchObject([{ page: 4, quote: text }]);
  });

  it.each([
    [
      'another kind of the same thing',
      'At what temperature do plant enzymes work best?',
      'Human enzymes work best at 37 degrees.',
    ],
    [
      'the same of something else',
      'What is the marginal cost of wheat?',
      'Marginal cost is the cost of one more unit.',
    ],
    ['another action', 'Who invented merge sort?', 'Merge sort needs memory. Tony Hoare invented quicksort.'],
    ['no place at all', 'Where is the hippocampus?', 'The hippocampus turns experiences into lasting memories.'],
    ['a date for a number', 'How many deputies sat in the Assembly?', 'The deputies sat in the Assembly on 17 June.'],
    ['no unit', 'How fast does the pump work?', 'The pump works with three ions.'],
  ])('does not show a sentence about %s as an answer', (_what, question, text) => {
    expect(ask(question, { passages: saying(text) }).response).not.toContain('Your documents say');
  });

  it.each([
    ['by its unit', 'How big are animal cells?', 'Animal cells measure 10 to 30 micrometres.'],
    [
      'with the sentence that it refers to',
      'What could Molaison still learn?',
      'Henry Molaison forgot it all. He could still learn new skills.',
    ],
    [
      'by the headings of its table',
      'What is the worst case of heapsort?',
      'Algorithm | Worst case\nHeapsort | linearithmic time',
    ],
    ['by a place', 'Where was the cartel founded?', 'The cartel was founded in Baghdad.'],
  ])('finds an answer %s', (_how, question, text) => {
    const { citations } = ask(question, { passages: saying(text) });
    expect(citations.some(({ quote }) => text.endsWith(quote))).toBe(true);
  });

  it('finds what is said in other words, and what a question of the document introduces', () => {
    const fire =
      'The station was painted green.\nIn 1921 a fire destroyed the barn.\nThe road is narrow.\nSheep graze there.';
    expect(ask('did a blaze wreck anything', { passages: saying(fire) }).citations[0]?.quote).toContain(
      'a fire destroyed',
    );
    const interview =
      'Q: Is the water safe for swimmers?\nAlmost always, says the keeper.\nQ: Who paints the tower?\nNobody, for forty years.';
    const [first] = ask('who does the painting of the tower', { passages: saying(interview) }).citations;
    expect(first?.quote).toContain('Nobody, for forty years.');
  });

  it('leaves formatting characters as text', () => {
    const text = 'The <b>mitochondria</b> [make](https://evil.example) energy for the cell.';
    const { response, citations } = ask('What makes energy for the cell?', { passages: saying(text) });
    expect(response).toContain(String.raw`\[make\]\(https://evil.example\)`);
    expect(citations).toMatchObject([{ quote: text }]);
  });
});
