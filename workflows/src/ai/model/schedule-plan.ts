import { limits, type SchedulePlan } from '@hub/contracts';
import type { Schedule } from '@hub/study-rules';
import type { PlannedAction } from './prompts/schedule.ts';
import { withoutLinks } from './without-links.ts';

/** Replaces ids by short signs: a model cannot name an id that it did not get. */
export const refsOf = ({ classes, events, tasks, documents }: Schedule) => {
  const byRef = new Map<string, string>();
  const listed = <Item extends { readonly id: string }>(letter: string, items: readonly Item[]) =>
    items.map((item, index) => {
      const ref = `${letter}${index + 1}`;
      byRef.set(ref, item.id);
      return { ref, ...item };
    });
  const shown = {
    classes: listed('c', classes),
    events: listed('e', events),
    tasks: listed('t', tasks),
    documents: listed('d', documents),
  };
  const refOfClass = new Map(shown.classes.map(({ id, ref }) => [id, ref]));
  const classRef = (id: Schedule['classes'][number]['id'] | null) =>
    id === null ? null : (refOfClass.get(id) ?? null);
  return {
    idOf: (ref: string | null, letter: string) => (ref?.startsWith(letter) ? byRef.get(ref) : undefined),
    data: {
      classes: shown.classes.map(({ ref, name, courseCode }) => ({ ref, name, courseCode })),
      events: shown.events.map(({ ref, classId, title, dueDate, dueTime, eventType, priority, completed }) => ({
        ref,
        class: classRef(classId),
        title,
        date: dueDate,
        time: dueTime,
        eventType,
        priority,
        completed,
      })),
      tasks: shown.tasks.map(({ ref, classId, title, dueDate, dueTime, priority, completed }) => ({
        ref,
        class: classRef(classId),
        title,
        date: dueDate,
        time: dueTime,
        priority,
        completed,
      })),
      documents: shown.documents.map(({ ref, classId, name }) => ({ ref, class: classRef(classId), name })),
    },
  };
};

/** What a student has to do in a class, for an answer about it. */
export const datesOf = ({ events, tasks }: Schedule, of: Schedule['classes'][number]['id']) => ({
  events: events
    .filter(({ classId }) => classId === of)
    .map(({ title, dueDate, dueTime, completed }) => ({ title, date: dueDate, time: dueTime, completed })),
  tasks: tasks
    .filter(({ classId }) => classId === of)
    .map(({ title, dueDate, completed }) => ({ title, date: dueDate, completed })),
});

type Refs = Pick<ReturnType<typeof refsOf>, 'idOf'>;

/** Only the fields with a value. */
const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const fieldsOf = ({ title, description, date, priority, completed }: PlannedAction) =>
  given({ title, description, dueDate: date, priority, completed });

/** An action in the contract's shape; an action about an unknown item is dropped. */
const actionOf = (action: PlannedAction, { idOf }: Refs): SchedulePlan['actions'] => {
  const { type, ref, classRef, date, time, eventType, tab } = action;
  const summary = withoutLinks(action.summary).slice(0, 200);
  const classId = idOf(classRef, 'c');
  const about = (field: string, letter: string, more: object = {}) => {
    const id = idOf(ref, letter);
    return id === undefined ? [] : [{ type, summary, [field]: id, ...more }];
  };
  switch (type) {
    case 'CREATE_EVENT': {
      const event = { ...fieldsOf(action), ...given({ dueTime: time, eventType, classId }) };
      return [{ type, summary, event }];
    }
    case 'CREATE_TASK':
      return [{ type, summary, task: { ...fieldsOf(action), ...given({ dueTime: date && time, classId }) } }];
    case 'UPDATE_EVENT':
      return about('eventId', 'e', { change: { ...fieldsOf(action), ...given({ dueTime: time, eventType }) } });
    case 'UPDATE_TASK':
      return about('taskId', 't', { change: { ...fieldsOf(action), ...given({ dueTime: time, classId }) } });
    case 'DELETE_EVENT':
      return about('eventId', 'e');
    case 'DELETE_TASK':
      return about('taskId', 't');
    case 'NAVIGATE_TO_CLASS':
      return about('classId', 'c', given({ tab }));
    case 'NAVIGATE_TO_DOCUMENT':
      return about('documentId', 'd');
    case 'NAVIGATE_TO_CALENDAR':
      return [{ type, summary, ...given({ date }) }];
    case 'NAVIGATE_TO_TASKS':
      return [{ type, summary, ...given({ classId: classId ?? idOf(ref, 'c') }) }];
  }
};

export const planOf = (
  { message, actions }: { readonly message: string; readonly actions: readonly PlannedAction[] },
  refs: Refs,
): SchedulePlan => ({
  message: withoutLinks(message).slice(0, limits.reply).toWellFormed(),
  actions: actions.flatMap((action) => actionOf(action, refs)),
});
