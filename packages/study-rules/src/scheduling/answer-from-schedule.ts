import { builtInModel, type ChatReply } from '@hub/contracts';
import type { ChatQuestion, Schedule } from '../requests.ts';
import { asksAboutSchedule, isScheduleWord, scheduleCited } from './asks-about-schedule.ts';
import { planSchedule } from './plan-schedule.ts';
import { namesIn } from './things/things.ts';
import { weekdays } from '../dates/weekday-words.ts';
import { lastWords, months, nextWords, numbers, relativeDays, thisWords, units } from './when/day-words.ts';

const own =
  /\b(?:my|mine|i|due|overdue|late|deadlines?|coming up|meine?[nmrs]?|ich|fällig|überfällig|mon|ma|mes|je|mi|mis|tengo)\b/iu;
/** Events and tasks of one class, without the documents: nothing is to be opened. */
const ofClass = ({ classes, events, tasks }: Schedule, classId: string): Schedule => ({
  classes: classes.filter(({ id }) => id === classId),
  events: events.filter((event) => event.classId === classId),
  tasks: tasks.filter((task) => task.classId === classId),
  documents: [],
});

const timeWords = new Set([
  ...[weekdays, months, relativeDays, numbers, units].flatMap((words) => [...words.keys()]),
  ...nextWords,
  ...thisWords,
  ...lastWords,
]);

/** Whether each word is about time, about the kinds of things on a schedule, or in a title: "project of the enlightenment" is not. */
const isOnlyAboutIt = (message: string, { classes, events, tasks }: Schedule): boolean => {
  const titles = [...events, ...tasks].map(({ title }) => title);
  const known = new Set(namesIn([...titles, ...classes.map(({ name }) => name)].join(' ')));
  return namesIn(message).every(
    (name) => known.has(name) || isScheduleWord(name) || timeWords.has(name) || /^\d+$/u.test(name),
  );
};

const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/**
 * The answer to a question about the student's own events and tasks of the class, quoted as their schedule; undefined for
 * other messages, and when the schedule has nothing of it, so that the documents can answer.
 */
export const answerFromSchedule = ({
  studentId,
  message,
  class: course,
  attachment,
  own: mine,
}: ChatQuestion): ChatReply | undefined => {
  if (!mine || attachment || !asksAboutSchedule(message)) return undefined;
  const { today, schedule } = mine;
  const here = ofClass(schedule, course.id);
  if (!isOnlyAboutIt(message, here)) return undefined;
  const plan = planSchedule({ studentId, message, today, history: [], schedule: here });
  const isAnswer = plan.actions.length === 0 && !plan.options && plan.request !== undefined;
  const isNothing = /^(?:You have nothing|Nothing is overdue)/u.test(plan.message) && own.test(message);
  if (!isAnswer || ((plan.things ?? []).length === 0 && !isNothing)) return undefined;
  return {
    response: `${quoted(plan.message)}\n>\n${scheduleCited}`,
    modelUsed: builtInModel,
    citations: [],
  };
};
