import { difficulties, questionTypes } from '@hub/contracts';
import { z } from 'zod';
import { dataRule } from '../excerpts.ts';

const most = 1000;
const passage = z.int().nullable();
const quote = z.string().nullable();
const difficulty = z.enum(difficulties).catch('medium');

const ground =
  'Use only what `material` says. Give with each item the number of the passage that it was made from and a quote of at ' +
  'most 400 characters, copied from that passage letter by letter. Every item must be understood alone: no pronoun without ' +
  'its noun, no "this", no "as above". "What does it do?" is bad; "What does the enzyme lactase do?" is good. Give fewer items ' +
  `rather than bad ones, and none twice. ${dataRule}`;

export const cardsPrompt = {
  prompt: 'cards-2',
  system: `You write flashcards for a student. Each has a short question on its front and a short answer on its back. ${ground}`,
  schema: z.object({
    cards: z.array(z.object({ front: z.string(), back: z.string(), difficulty, passage, quote })).max(most),
  }),
};

export const questionsPrompt = {
  prompt: 'questions-2',
  system:
    'You write questions of a practice test for a student. A multiple-choice question has four different options of the same ' +
    'kind, of which exactly one is right, and `correctAnswer` repeats that option letter by letter. A short answer is one or a ' +
    `few words, and has no options. Explain each answer in a sentence or two. ${ground}`,
  schema: z.object({
    questions: z
      .array(
        z.object({
          question: z.string(),
          questionType: z.enum(questionTypes),
          options: z.array(z.string()).max(20),
          correctAnswer: z.string(),
          explanation: z.string().nullable(),
          difficulty,
          passage,
          quote,
        }),
      )
      .max(most),
  }),
};
