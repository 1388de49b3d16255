import { GeneratedFlashcard, GeneratedQuestion, type Passage } from '@hub/contracts';
import type { z } from 'zod';
import { flawlessCards, flawlessQuestions } from '@hub/study-rules';
import { sourceOf } from './excerpts.ts';
import type { cardsPrompt, questionsPrompt } from './prompts/study.ts';
import { withoutLinks } from './without-links.ts';

type Cards = z.output<typeof cardsPrompt.schema>['cards'];
type Questions = z.output<typeof questionsPrompt.schema>['questions'];

/** A model's usable cards: within the limits, without faults, and with a source only when its quote is verbatim. */
export const cardsIn = (cards: Cards, passages: readonly Passage[]): Promise<GeneratedFlashcard[]> =>
  flawlessCards(
    cards.flatMap(({ front, back, difficulty, ...where }) => {
      const source = sourceOf(where, passages);
      const card = { front: withoutLinks(front), back: withoutLinks(back), difficulty, source };
      return GeneratedFlashcard.safeParse(card).data ?? [];
    }),
  );

/** The same for its questions. */
export const questionsIn = (questions: Questions, passages: readonly Passage[]): Promise<GeneratedQuestion[]> =>
  flawlessQuestions(
    questions.flatMap(({ question, questionType, options, correctAnswer, explanation, difficulty, ...where }) => {
      const written = {
        question: withoutLinks(question),
        questionType,
        options: questionType === 'short_answer' ? [] : options.map(withoutLinks),
        correctAnswer: withoutLinks(correctAnswer),
        explanation: explanation && withoutLinks(explanation),
        difficulty,
        source: sourceOf(where, passages),
      };
      return GeneratedQuestion.safeParse(written).data ?? [];
    }),
  );
