import { escapeMarkdown } from '../../language/escape-markdown.ts';
import { namesIn, type ClassOf } from '../things/things.ts';
import type { Clause } from '../understand/clause.ts';
import { descriptionIn } from '../understand/description.ts';
import { type Action, type Answer, ask, type Context } from './answer.ts';
import { dayName } from './words.ts';

const tabs: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:documents?|notes?|files?|materials?|slides|dokumente|documentos|notizen|apuntes|pdfs?)\b/iu,
    'documents',
    'documents',
  ],
  [
    /\b(?:study tools?|flash-?\s?cards?|practice (?:tests?|problems?|questions?)|karteikarten|quizlets?)\b/iu,
    'study',
    'study tools',
  ],
  [/\b(?:assistant|chat|ai)\b/iu, 'assistant', 'assistant'],
  [/\b(?:events?|deadlines?|dates)\b/iu, 'events', 'events'],
  [/\boverview\b/iu, 'overview', 'overview'],
];

const calendar = /\b(?:calendar|kalender|calendario|calendrier|month|planner|agenda|cal)\b/iu;
const taskList = /\b(?:tasks?|to-?\s?dos?|todo list|aufgaben(?:liste)?|tareas|t[âa]ches)\b/iu;

const offer = (message: string, action: Action): Answer => ({ message, actions: [action] });

const openClass = (of: ClassOf, text: string): Answer => {
  const [, tab, label] = tabs.find(([words]) => words.test(text)) ?? [];
  const summary = label === undefined ? `Open ${of.name}` : `Open the ${label} of ${of.name}`;
  const action: Action = { type: 'NAVIGATE_TO_CLASS', summary, classId: of.id, ...(tab === undefined ? {} : { tab }) };
  return offer(`Here is ${escapeMarkdown(of.name)}.`, action);
};

/** Documents whose name, type or class explains every word. */
const documentsIn = (clause: Clause, { schedule }: Context) => {
  const { names, classes } = descriptionIn(clause);
  const words = [
    ...names,
    ...clause.tokens.filter(({ word }) => word === 'syllabus' && !names.includes(word)).map(({ word }) => word),
  ];
  if (words.length === 0) return [];
  return schedule.documents.filter(({ name, type, classId }) => {
    const own = [...namesIn(name.replace(/\.[^.]+$/u, '')), type];
    const inClass = classes.length === 0 || classes.some(({ id }) => id === classId);
    return (
      inClass && words.every((word) => own.some((each) => each === word || (word.length > 3 && each.startsWith(word))))
    );
  });
};

/** Offers the page that a clause names; undefined when it names none. */
export const open = (clause: Clause, context: Context): Answer | undefined => {
  const { today } = context;
  const { text, classes, whens } = clause;
  const [of, ...others] = classes;
  const documents = documentsIn(clause, context);
  const [document] = documents;
  if (document && documents.length === 1 && !calendar.test(text)) {
    const action: Action = {
      type: 'NAVIGATE_TO_DOCUMENT',
      summary: `Open ${document.name}`.slice(0, 200),
      documentId: document.id,
    };
    return offer(`Here is ${escapeMarkdown(document.name)}.`, action);
  }
  if (document && documents.length < 9) {
    return ask(
      'Which document do you mean?',
      documents.map(({ id, name }) => ({
        label: name,
        ...offer(`Here is ${escapeMarkdown(name)}.`, {
          type: 'NAVIGATE_TO_DOCUMENT',
          summary: `Open ${name}`.slice(0, 200),
          documentId: id,
        }),
      })),
    );
  }
  const when = whens.map((span) => span.when).find(({ kind }) => kind === 'day' || kind === 'range');
  const date = when?.kind === 'day' ? when.day : when?.kind === 'range' ? when.from : undefined;
  if (calendar.test(text) || (date !== undefined && !of && !taskList.test(text))) {
    const summary = date === undefined ? 'Open the calendar' : `Open the calendar on ${dayName(date, today)}`;
    return offer(date === undefined ? 'Here is your calendar.' : `Here is your calendar on ${dayName(date, today)}.`, {
      type: 'NAVIGATE_TO_CALENDAR',
      summary,
      ...(date && { date }),
    });
  }
  if (taskList.test(text)) {
    const own = of && others.length === 0 ? of : undefined;
    const summary = own ? `Open the tasks of ${own.name}` : 'Open the to-do list';
    return offer('Here is your to-do list.', { type: 'NAVIGATE_TO_TASKS', summary, ...(own && { classId: own.id }) });
  }
  if (of && others.length === 0) return openClass(of, text);
  if (of)
    return ask(
      'Which class do you mean?',
      classes.map((each) => ({ label: each.name, ...openClass(each, text) })),
    );
  if (!tabs.some(([words]) => words.test(text))) return undefined;
  return ask(
    'Which class do you mean?',
    context.schedule.classes.slice(0, 10).map((each) => ({ label: each.name, ...openClass(each, text) })),
  );
};
