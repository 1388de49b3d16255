import type { ClassView } from '@hub/contracts';
import { escapeMarkdown } from '../../language/escape-markdown.ts';
import { dayName } from '../replies.ts';
import {
  type Action,
  type Answer,
  classesIn,
  type Intent,
  type PlanningContext,
  messageOnly,
} from '../planning-context.ts';
import { matchesWord, distinctiveWords } from '../match-words.ts';
import { daysIn, rangeIn } from '../relative-dates.ts';
import { firstOfMonthIn } from '../first-of-month.ts';

const verbs =
  /^(?:open(?: up)?|show(?: me)?|go(?: back)? to|take me to|bring me to|bring up|navigate to|jump to|switch to|view|see|pull up|where (?:is|are|(?:can|do) i (?:find|see|get|open))|find|let me see)\b\s*(?:the |my |our )?(.+)$/iu;

const tabs: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:documents?|notes?|files?|materials?|slides)\b/iu, 'documents', 'documents'],
  [/\b(?:study tools?|flash-?cards?|practice (?:tests?|problems?))\b/iu, 'study', 'study tools'],
  [/\b(?:assistant|chat|ai)\b/iu, 'assistant', 'assistant'],
  [/\b(?:events?|deadlines?|dates)\b/iu, 'events', 'events'],
  [/\boverview\b/iu, 'overview', 'overview'],
];

const offer = (message: string, action: Action): Answer => ({ message, actions: [action] });

const openCalendar = (said: string, { today }: PlanningContext): Answer => {
  const date = daysIn(said, today)[0]?.day ?? rangeIn(said, today)?.from ?? firstOfMonthIn(said, today);
  const summary = date === undefined ? 'Open the calendar' : `Open the calendar on ${dayName(date, today)}`;
  return offer('Here is your calendar.', { type: 'NAVIGATE_TO_CALENDAR', summary, ...(date && { date }) });
};

const openTasks = (classView: ClassView | undefined): Answer => {
  const summary = classView ? `Open the tasks of ${classView.name}` : 'Open the to-do list';
  return offer('Here is your to-do list.', {
    type: 'NAVIGATE_TO_TASKS',
    summary,
    ...(classView && { classId: classView.id }),
  });
};

const openClass = (classView: ClassView, said: string): Answer => {
  const [, tab, label] = tabs.find(([words]) => words.test(said)) ?? [];
  const summary = label === undefined ? `Open ${classView.name}` : `Open the ${label} of ${classView.name}`;
  const action: Action = {
    type: 'NAVIGATE_TO_CLASS',
    summary,
    classId: classView.id,
    ...(tab === undefined ? {} : { tab }),
  };
  return offer(`Here is ${escapeMarkdown(classView.name)}.`, action);
};

const which = (classes: readonly ClassView[]) =>
  messageOnly(`Which class do you mean?\n\n${classes.map(({ name }) => `- ${escapeMarkdown(name)}`).join('\n')}`);

const filler = /\b(?:documents?|files?|pdf|docx?|pptx?|slides?|notes?|class|course|page|screen|for|of|the|my)\b/giu;

/** Documents whose name, type or class match every word of the phrase. */
const documentsIn = (said: string, { schedule }: PlanningContext) => {
  const words = distinctiveWords(said.replaceAll(filler, ' '));
  const ownClass = classesIn(said, { schedule });
  return words.length === 0
    ? []
    : schedule.documents.filter(({ name, type, classId }) => {
        const own = [...distinctiveWords(name.replace(/\.[^.]+$/u, '')), ...(type === 'syllabus' ? ['syllabus'] : [])];
        const classWords = schedule.classes
          .filter(({ id }) => id === classId && ownClass.some((found) => found.id === id))
          .flatMap((found) => distinctiveWords(`${found.name} ${found.courseCode ?? ''}`));
        const isOf = (names: readonly string[]) => (word: string) => names.some((other) => matchesWord(word, other));
        return (
          words.every(isOf([...own, ...classWords])) && words.some((word) => isOf(own)(word) && !isOf(classWords)(word))
        );
      });
};

/** "open calendar on 3 March", "show my chemistry class's documents", "take me to the biology syllabus". */
export const open: Intent = (all, context) => {
  const [, said] = verbs.exec(all) ?? [];
  if (said === undefined) return undefined;
  if (/\b(?:due|overdue|coming up|upcoming|free|busy)\b/iu.test(said)) return undefined;
  if (/\bcalendar\b|^(?:month|schedule)\b/iu.test(said)) return openCalendar(said, context);
  if (/\bnext\b/iu.test(said)) return undefined;
  const classes = classesIn(said, context);
  const [classView] = classes;
  if (/\b(?:tasks?(?: list)?|to-?dos?(?: list)?)\b/iu.test(said)) {
    return daysIn(said, context.today).length > 0 || rangeIn(said, context.today)
      ? undefined
      : openTasks(classes.length === 1 ? classView : undefined);
  }
  const documents = documentsIn(said, context);
  const [document] = documents;
  if (document && documents.length === 1) {
    return offer(`Here is ${escapeMarkdown(document.name)}.`, {
      type: 'NAVIGATE_TO_DOCUMENT',
      summary: `Open ${document.name}`.slice(0, 200),
      documentId: document.id,
    });
  }
  if (documents.length > 1) {
    return messageOnly(
      `Which document do you mean?\n\n${documents
        .slice(0, 8)
        .map(({ name }) => `- ${escapeMarkdown(name)}`)
        .join('\n')}`,
    );
  }
  if (classView && classes.length === 1 && !/\b(?:exams?|quiz(?:zes)?|homework|assignments?|projects?)\b/iu.test(said))
    return openClass(classView, said);
  if (classView && classes.length > 1) return which(classes);
  return tabs.some(([words]) => words.test(said)) &&
    /^(?:documents|notes|files|study tools|flash-?cards|practice)/iu.test(said)
    ? which(context.schedule.classes)
    : undefined;
};
