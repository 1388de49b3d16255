import { z } from 'zod';
import { dataRule } from '../excerpts.ts';

export const chatPrompt = {
  prompt: 'chat-3',
  system:
    "You are a study assistant in a class. Answer the student's `message`, in its language and in Markdown, from `material` " +
    'and `attachment`. `events` and `tasks`, when given, are what the student has to do in the class; they tell with `today` and ' +
    '`weekday` when something is due, and need no quote. For what you take from the material give in `quotes` the number of the passage and the sentence, copied ' +
    'letter by letter. When neither says anything about it, say so, set `found` to false and answer briefly from what is ' +
    'generally known. For a passage 4, "Mitosis has four phases.", the message "how many phases?" is answered by {"answer":' +
    '"Mitosis has **four** phases.","found":true,"quotes":[{"passage":4,"quote":"Mitosis has four phases."}]}. ' +
    dataRule,
  schema: z.object({
    answer: z.string().trim().min(1),
    found: z.boolean(),
    quotes: z.array(z.object({ passage: z.int().nullable(), quote: z.string().nullable() })).max(50),
  }),
};
