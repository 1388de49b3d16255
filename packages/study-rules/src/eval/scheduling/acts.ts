import { type ClassId, type NewRepeats, PlannedChange, type SchedulePlan } from '@hub/contracts';
import type { Thing } from './conversation.ts';
import { idOf } from './schedule-of.ts';

/** One thing that a plan does, in the words of the set. */
export type Act =
  | {
      readonly do: 'create';
      readonly thing: 'task' | 'event';
      readonly title: string;
      readonly class: string | null;
      readonly date: string | null;
      readonly time: string | null;
      readonly endTime: string | null;
      readonly place: string | null;
      readonly repeats: NewRepeats | null;
      readonly priority: string;
      readonly type: string | null;
    }
  | { readonly do: 'change'; readonly item: string; readonly set: Readonly<Record<string, unknown>> }
  | { readonly do: 'delete'; readonly item: string }
  | { readonly do: 'open'; readonly what: string; readonly date?: unknown; readonly class?: string | null }
  | { readonly do: 'undo' };

/** The set's names of the program's ids. */
export interface Names {
  readonly things: readonly Thing[];
  readonly classes: readonly string[];
}

const nameOf = (names: readonly string[], id: unknown) => names.find((name) => idOf(name) === id) ?? 'unknown';

const timeIn = (description: string | null | undefined) =>
  /(?<!\d)(\d{1,2}:\d{2})(?!\d)/u.exec(description ?? '')?.[1] ?? null;

const classIn = (classes: readonly string[], id: ClassId | null | undefined) => (id ? nameOf(classes, id) : null);

const setOf = (change: Readonly<Record<string, unknown>>, classes: readonly string[]) => {
  const { dueDate, dueTime, description, eventType, classId, ...rest } = change;
  return {
    ...rest,
    ...(dueDate === undefined ? {} : { date: dueDate }),
    ...(typeof description === 'string' || description === null ? { time: timeIn(description) } : {}),
    ...(dueTime === undefined ? {} : { time: dueTime }),
    ...(eventType === undefined ? {} : { type: eventType }),
    ...(classId === undefined ? {} : { class: classId === null ? null : nameOf(classes, classId) }),
  };
};

const changeOf = (planned: PlannedChange, { things, classes }: Names): Act => {
  const item = (id: string) =>
    nameOf(
      things.map((thing) => thing.id),
      id,
    );
  switch (planned.type) {
    case 'CREATE_TASK': {
      const { title, dueDate, dueTime, description, priority, classId, repeats = null } = planned.task;
      const of = { class: classIn(classes, classId), date: dueDate, time: dueTime ?? timeIn(description), repeats };
      return { do: 'create', thing: 'task', title, ...of, endTime: null, place: null, priority, type: null };
    }
    case 'CREATE_EVENT': {
      const { title, dueDate, dueTime, priority, eventType, classId, repeats = null } = planned.event;
      const { endTime = null, place = null } = planned.event;
      const of = { class: classIn(classes, classId), date: dueDate, time: dueTime, endTime, place, repeats };
      return { do: 'create', thing: 'event', title, ...of, priority, type: eventType };
    }
    case 'UPDATE_TASK':
      return { do: 'change', item: item(planned.taskId), set: setOf(planned.change, classes) };
    case 'UPDATE_EVENT':
      return { do: 'change', item: item(planned.eventId), set: setOf(planned.change, classes) };
    case 'DELETE_TASK':
      return { do: 'delete', item: item(planned.taskId) };
    case 'DELETE_EVENT':
      return { do: 'delete', item: item(planned.eventId) };
  }
};

type Planned = SchedulePlan['actions'][number];

const actOf = (action: Planned, names: Names): Act => {
  const change = PlannedChange.safeParse(action).data;
  if (change) return changeOf(change, names);
  const what = action.type.replace('NAVIGATE_TO_', '').toLowerCase();
  const of = action['classId'];
  return { do: 'open', what, date: action['date'], class: of ? nameOf(names.classes, of) : null };
};

/** Two changes of one thing are one act. */
const merged = (acts: readonly Act[]): Act[] => {
  const all: Act[] = [];
  for (const act of acts) {
    const at = act.do === 'change' ? all.findIndex((one) => one.do === 'change' && one.item === act.item) : -1;
    const before = all[at];
    if (act.do === 'change' && before?.do === 'change') all[at] = { ...act, set: { ...before.set, ...act.set } };
    else all.push(act);
  }
  return all;
};

export const actsOf = (actions: readonly Planned[], names: Names): Act[] =>
  merged(actions.map((action) => actOf(action, names)));
