import { eventTypes } from '@hub/contracts';
import { z } from 'zod';
import { dataRule } from '../excerpts.ts';

const mostEvents = 200;

export const SyllabusEvent = z.object({
  title: z.string(),
  /** YYYY-MM-DD */
  date: z.string(),
  /** HH:mm */
  time: z.string().nullable(),
  type: z.enum(eventTypes).catch('other'),
  quote: z.string(),
});
export type SyllabusEvent = z.infer<typeof SyllabusEvent>;

export const syllabusPrompt = {
  prompt: 'syllabus-2',
  system:
    'You read a piece of a syllabus, `text`, for what a student has to hand in or attend on a certain day: exams, quizzes, ' +
    'assignments, projects, presentations, and days without class. Give each a short `title` in the words and the language ' +
    'of the text, its `date` as YYYY-MM-DD, its `time` as HH:mm if the text states one and otherwise null, and its `type`. ' +
    'The year is that of `term`, or else the one that fits `uploadedOn` and the weekdays in the text. Give as `quote` the ' +
    'words that name it, with their date where it is next to them: at most 300 characters, copied from the text letter by ' +
    'letter. Leave out what has no certain day, what is only handed out or discussed, office hours, examples, rules, and ' +
    'dates of publications. "Oct 5: Recursion. Problem set 2 due" is {"title":"Problem set 2","date":"2026-10-05","time":null,' +
    '"type":"assignment","quote":"Oct 5: Recursion. Problem set 2 due"}; "Recursion" alone is none. ' +
    `Give fewer events rather than doubtful ones, and none twice. ${dataRule}`,
  schema: z.object({ events: z.array(SyllabusEvent).max(mostEvents) }),
};
