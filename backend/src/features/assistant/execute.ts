import { type AssistantAction, CommandId, type PlannedChange, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { CalendarEventCommand } from '../calendar-event/index.ts';
import type { TaskCommand } from '../task/index.ts';
import { commandsFor } from './commands.ts';
import { type Change, lineOf, summaryOf } from './describe.ts';
import { type Parted, parted } from './parted.ts';

export interface ExecuteDeps {
  handleTask: (command: TaskCommand, context: CommandContext) => Promise<unknown>;
  handleEvent: (command: CalendarEventCommand, context: CommandContext) => Promise<unknown>;
}

/** A plan that is carried out; doing it again under the same id records nothing more. */
export interface Plan {
  readonly id: string;
  readonly by: UserId;
  /** Of the request that has it carried out. */
  readonly context: CommandContext;
}

const placeOf = (planned: PlannedChange) => {
  if (planned.type === 'CREATE_EVENT') return { classId: planned.event.classId, date: planned.event.dueDate };
  if (planned.type !== 'CREATE_TASK') return {};
  const { classId, dueDate } = planned.task;
  return { ...(classId && { classId }), ...(dueDate && { date: dueDate }) };
};

/** Each change is a command of its own, by the assistant because of the plan, and can be taken back by itself. */
const executeIn =
  (deps: ExecuteDeps, { id, by, context: { correlationId, onStale } }: Plan) =>
  async (change: Change, index: number): Promise<AssistantAction> => {
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
    const { tasks, events } = commandsFor(change.planned, { by, newId: uuid5(id, 'new', step) });
    for (const command of tasks) await deps.handleTask(command, context);
    for (const command of events) await deps.handleEvent(command, context);
    const { type } = change.planned;
    return { type, summary: summaryOf(change), ...placeOf(change.planned), ...(undoable.length > 0 && { commandId }) };
  };

export const executeAll = (
  deps: ExecuteDeps,
  plan: Plan,
  changes: readonly Change[],
): Promise<Parted<AssistantAction>> => parted(changes, executeIn(deps, plan), lineOf);
