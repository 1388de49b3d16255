import type { PracticeTestId } from '@hub/contracts';
import { z } from 'zod';

const Draft = z.object({
  /** By the question's id. */
  answers: z.record(z.string(), z.string()),
  index: z.number(),
  /** Time spent so far. */
  seconds: z.number(),
});

/** The answers of a test in progress; they last as long as the tab (decision Q86). */
export type Draft = z.infer<typeof Draft>;

const keyOf = (id: PracticeTestId) => `hub:test:${id}`;
const blank: Draft = { answers: {}, index: 0, seconds: 0 };

export const hasDraft = (id: PracticeTestId) => sessionStorage.getItem(keyOf(id)) !== null;

export const readDraft = (id: PracticeTestId): Draft => {
  try {
    return Draft.parse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? ''));
  } catch {
    return blank;
  }
};

export const keepDraft = (id: PracticeTestId, draft: Draft) => sessionStorage.setItem(keyOf(id), JSON.stringify(draft));

export const dropDraft = (id: PracticeTestId) => sessionStorage.removeItem(keyOf(id));
