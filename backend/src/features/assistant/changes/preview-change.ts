import { type ChangePreview, type ClassId, type PlannedChange, Repeats, SubtaskForm } from '@hub/contracts';
import { z } from 'zod';
import type { Change } from './describe-change.ts';

const Titled = z.array(SubtaskForm.pick({ title: true }));

/** A field as a text; null for one that is empty. */
const textOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value || null;
  if (typeof value === 'boolean') return String(value);
  const subtasks = Titled.safeParse(value).data;
  if (subtasks) return subtasks.map(({ title }) => title).join(', ') || null;
  const repeats = Repeats.partial({ until: true }).safeParse(value).data;
  return repeats ? [repeats.every, ...(repeats.until ? [repeats.until] : [])].join(' ') : null;
};

const setBy = (planned: PlannedChange): Readonly<Record<string, unknown>> => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      return planned.event;
    case 'CREATE_TASK':
      return planned.task;
    case 'UPDATE_EVENT':
    case 'UPDATE_TASK':
      return planned.change;
    case 'DELETE_EVENT':
    case 'DELETE_TASK':
      return {};
  }
};

const isDeletion = ({ type }: PlannedChange) => type === 'DELETE_EVENT' || type === 'DELETE_TASK';

const classAfter = ({ planned, now }: Change): ClassId | null => {
  if (planned.type === 'CREATE_EVENT') return planned.event.classId;
  if (planned.type === 'CREATE_TASK') return planned.task.classId ?? null;
  const moved = planned.type === 'UPDATE_TASK' ? planned.change.classId : undefined;
  return moved === undefined ? (now?.classId ?? null) : moved;
};

/** What a change would do, by its data. A new thing's title and every thing's class are not repeated among the fields. */
export const previewOf = (change: Change): ChangePreview => {
  const { planned, title, now } = change;
  const before: Readonly<Record<string, unknown>> = now ?? {};
  const after = setBy(planned);
  const named = isDeletion(planned)
    ? ['dueDate', 'dueTime']
    : Object.keys(after).filter((name) => name !== 'classId' && (now !== null || name !== 'title'));
  const fields = named
    .map((name) => ({ name, before: textOf(before[name]), after: textOf(after[name]) }))
    .filter((field) => field.before !== field.after);
  return { type: planned.type, title, classId: classAfter(change), fields };
};
