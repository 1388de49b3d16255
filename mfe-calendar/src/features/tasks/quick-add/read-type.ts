import type { EventType } from '@hub/contracts';
import { wholeWordPattern } from './text-span.ts';

const others = 'project|presentation|paper|essay|report|assignment|homework|quiz|lecture';

const names: readonly [RegExp, EventType][] = [
  [wholeWordPattern(String.raw`exams?|mid-?terms?|tests?|finals?(?!\s+(?:${others}))`), 'exam'],
  [wholeWordPattern('quiz|quizzes'), 'quiz'],
  [wholeWordPattern('assignments?|essays?|papers?|reports?'), 'assignment'],
  [wholeWordPattern(String.raw`homework|hw\d*|psets?|problem sets?`), 'homework'],
  [wholeWordPattern('projects?|presentations?'), 'project'],
  [wholeWordPattern('lectures?|seminars?'), 'lecture'],
];

/** The type that a text names first: "quiz on the lecture" is a quiz. */
export const readType = (text: string): EventType | null => {
  const found = names.flatMap(([name, type]) => {
    const match = name.exec(text);
    return match ? [{ at: match.index, type }] : [];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.type ?? null;
};

const verbs =
  'ask|attend|begin|bring|buy|call|check|clean|complete|do|draft|edit|email|fill|find|finish|fix|get|go|hand|learn|' +
  'mail|make|meet|memori[sz]e|outline|pack|pay|pick|plan|practi[cs]e|prepare|prep|print|proofread|read|redo|register|' +
  'research|retake|return|review|revise|schedule|send|sign|solve|start|study|submit|talk|turn|upload|watch|work|write';

const doing = new RegExp(String.raw`^(?:${verbs})(?![\p{L}\p{N}])`, 'iu');

/** "Study for the exam" describes something to do; "Exam" names the event itself. */
export const describesAction = (text: string) => doing.test(text);
