import type { CommandId, ThingRef, UserId } from '@hub/contracts';
import type { CommandContext } from '../../../platform/commands/index.ts';
import { type Tried, tryEach } from './try-each.ts';

/** A change of the last reply. */
export interface DoneChange {
  readonly commandId: CommandId;
  readonly thing: ThingRef;
}

export interface UndoDependencies {
  takeBack: (change: DoneChange, context: CommandContext) => Promise<void>;
}

interface Request {
  readonly by: UserId;
  readonly context: Pick<CommandContext, 'correlationId' | 'onStale'>;
}

/** Undoes the changes of the last reply, the last one first. Undoing one again records nothing. */
export const undoDone = (
  { takeBack }: UndoDependencies,
  { by, context: { correlationId, onStale } }: Request,
  done: readonly DoneChange[],
): Promise<Tried<CommandId>> =>
  tryEach(
    done.toReversed(),
    async (change) => {
      await takeBack(change, { ownerId: by, actorId: 'assistant', actorKind: 'assistant', correlationId, onStale });
      return change.commandId;
    },
    () => 'Undo',
  );
