import { type AssistantAction, CommandId, type PlannedChange, type ThingRef, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../../platform/commands/index.ts';
import { uuid5 } from '../../../platform/domain/index.ts';
import type { CalendarEventCommand } from '../../calendar-event/index.ts';
import type { TaskCommand } from '../../task/index.ts';
import { commandsFor } from './commands-for.ts';
import { type Change, lineOf, summaryOf } from './describe-change.ts';
import { type Tried, tryEach } from './try-each.ts';

export interface ExecuteDependencies {
  handleTask: (command: TaskCommand, context: CommandContext) => Promise<unknown>;
  handleTasks: (commands: readonly TaskCommand[], context: CommandContext) => Promise<unknown>;
  handleEvent: (command: CalendarEventCommand, context: CommandContext) => Promise<unknown>;
  handleEvents: (commands: readonly CalendarEventCommand[], context: CommandContext) => Promise<unknown>;
  /** Each rejects when so many more could not be kept. */
  requireRoomForTasks: (owner: UserId, added: number) => Promise<void>;
  requireRoomForEvents: (owner: UserId, added: number) => Promise<void>;
}

/** A plan to execute. Executing it again under the same id records nothing. */
export interface Plan {
  readonly id: string;
  readonly by: UserId;
  /** The context of the request that executes it. */
  readonly context: CommandContext;
}

/** A change that was made, and the thing that it touched. */
export interface Made {
  readonly action: AssistantAction;
  readonly thing: ThingRef;
}

/** `created`: the id of what the change adds; of what repeats, that of its first day. */
const thingOf = (planned: PlannedChange, created: string): ThingRef => {
  switch (planned.type) {
    case 'CREATE_EVENT':
      return { kind: 'event', id: created };
    case 'CREATE_TASK':
      return { kind: 'task', id: created };
    case 'UPDATE_EVENT':
    case 'DELETE_EVENT':
      return { kind: 'event', id: planned.eventId };
    case 'UPDATE_TASK':
    case 'DELETE_TASK':
      return { kind: 'task', id: planned.taskId };
  }
};

const placeOf = (planned: PlannedChange) => {
  if (planned.type === 'CREATE_EVENT') return { classId: planned.event.classId, date: planned.event.dueDate };
  if (planned.type !== 'CREATE_TASK') return {};
  const { classId, dueDate } = planned.task;
  return { ...(classId && { classId }), ...(dueDate && { date: dueDate }) };
};

/**
 * Each change is a separate command, recorded as the assistant's and caused by the plan, and can be undone separately.
 */
const executeIn =
  (dependencies: ExecuteDependencies, { id, by, context: { correlationId, onStale } }: Plan) =>
  async (change: Change, index: number): Promise<Made> => {
    const step = String(index);
    const commandId = CommandId.parse(uuid5(id, 'command', step));
    const undoable: CommandId[] = [];
    const context: CommandContext = {
      ownerId: by,
      actorId: 'assistant',
      actorKind: 'assistant',
      correlationId,
      causationId: id,
      idempotencyKey: `plan ${id} ${step}`,
      commandId,
      onUndoable: () => void undoable.push(commandId),
      onStale,
    };
    const newId = uuid5(id, 'new', step);
    const { tasks, events } = commandsFor(change.planned, { by, newId });
    const { type } = change.planned;
    if (type === 'CREATE_TASK' && tasks.length > 1) await dependencies.requireRoomForTasks(by, tasks.length);
    if (type === 'CREATE_EVENT') await dependencies.requireRoomForEvents(by, events.length);
    // the first alone: a rejection leaves the others as they are
    const [task, ...laterTasks] = tasks;
    const [event, ...laterEvents] = events;
    if (task) await dependencies.handleTask(task, context);
    await dependencies.handleTasks(laterTasks, context);
    if (event) await dependencies.handleEvent(event, context);
    await dependencies.handleEvents(laterEvents, context);
    const undo = undoable.length > 0 && { commandId };
    return {
      action: { type, summary: summaryOf(change), ...placeOf(change.planned), ...undo },
      thing: thingOf(change.planned, task?.taskId ?? event?.calendarEventId ?? newId),
    };
  };

export const executeAll = (
  dependencies: ExecuteDependencies,
  plan: Plan,
  changes: readonly Change[],
): Promise<Tried<Made>> => tryEach(changes, executeIn(dependencies, plan), lineOf);
