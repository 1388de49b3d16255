import { describe, expect, it } from 'vitest';
import { retrievalQuestion } from './retrieval-question.ts';

describe('the question used for retrieval', () => {
  const turns = [
    { type: 'user' as const, content: 'What is osmosis?' },
    { type: 'bot' as const, content: 'Water moves.' },
  ];

  it('is the message, followed by the previous one when it refers back', () => {
    expect(retrievalQuestion('Who discovered cells?', turns)).toBe('Who discovered cells?');
    expect(retrievalQuestion('Why does it happen?', turns)).toBe('Why does it happen? What is osmosis?');
    expect(retrievalQuestion('And who found it?', turns)).toBe('And who found it? What is osmosis?');
    expect(retrievalQuestion('What is it?', [])).toBe('What is it?');
  });
});
