import { z } from 'zod';

/** What a person can say of an item; see rubric.md. */
export const verdicts = ['wrong', 'ungrammatical', 'bad distractor', 'off prompt', 'trivial', 'useful'] as const;

const Common = z.object({
  document: z.string(),
  prompt: z.string(),
  /** What the author of the prompt expects. */
  good: z.string().default(''),
  quote: z.string().default(''),
  verdict: z.enum(verdicts).optional(),
  note: z.string().optional(),
});

/** One line to judge. */
export const Sample = z.discriminatedUnion('kind', [
  Common.extend({ kind: z.literal('card'), front: z.string(), back: z.string() }),
  Common.extend({
    kind: z.literal('question'),
    difficulty: z.string(),
    question: z.string(),
    options: z.array(z.string()),
    answer: z.string(),
  }),
  Common.extend({ kind: z.literal('refusal'), says: z.string() }),
]);
export type Sample = z.infer<typeof Sample>;
