import { type ClassView, limits, type PlannedChange, type PlannedNavigation, type SchedulePlan } from '@hub/contracts';
import type { Schedule, ScheduleRequest } from '../requests.ts';
import { type ScheduleItem, scheduleItems, wordsOfClass } from './schedule-items.ts';
import { matchesWord, distinctiveWords } from './match-words.ts';

/** The data for understanding a message. */
export interface PlanningContext {
  readonly today: string;
  readonly schedule: Schedule;
  readonly items: readonly ScheduleItem[];
  /** The student's answer to "Which one do you mean?". */
  readonly hint: string;
}

export type Action = PlannedNavigation | (PlannedChange & { readonly summary: string });

export interface Answer {
  readonly message: string;
  readonly actions: readonly Action[];
}

/** undefined when the message has a different intent. */
export type Intent = (said: string, context: PlanningContext) => Answer | undefined;

export const planningContext = ({ today, schedule }: ScheduleRequest): PlanningContext => ({
  today,
  schedule,
  items: scheduleItems(schedule),
  hint: '',
});

export const messageOnly = (message: string): Answer => ({ message, actions: [] });

/** Limit of a plan; the server rejects more than ten changes anyway. */
const mostActions = 100;

export const joinAnswers = (answers: readonly Answer[]): SchedulePlan => ({
  message: answers
    .map(({ message }) => message)
    .join('\n\n')
    .slice(0, limits.reply)
    .toWellFormed(),
  actions: answers.flatMap(({ actions }) => actions.map((action) => ({ ...action }))).slice(0, mostActions),
});

const numbered = /\d/u;

/** The classes that match most words of a text; empty when it names none. */
export const classesIn = (text: string, { schedule }: Pick<PlanningContext, 'schedule'>): ClassView[] => {
  const said = distinctiveWords(text).filter(
    (word) => word.length > 2 || numbered.test(word) || /^[a-z]{2}$/u.test(word),
  );
  const scored = schedule.classes.map((found) => {
    const names = wordsOfClass(found);
    return { found, words: said.filter((word) => names.some((name) => matchesWord(word, name))).length };
  });
  const most = Math.max(0, ...scored.map(({ words }) => words));
  return most === 0 ? [] : scored.filter(({ words }) => words === most).map(({ found }) => found);
};
