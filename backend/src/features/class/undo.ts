import { type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { Class } from './decider.ts';
import type { ClassEvent } from './events.ts';

/** Undoes a command to a class. Undoing its creation deletes it. */
export const undoClass = (done: UndoContext<ClassEvent, Class | null>): readonly ClassEvent[] => {
  const { events, after, now, beganAt } = done;
  if (after?.gone === 'erased' || (now?.gone && !after?.gone)) throw new Rejection('changed_since');
  const { classId } = events[0].data;
  const restored = revertedState(done);
  if (!restored || restored.gone) return [{ type: 'ClassDeleted', data: { classId } }];
  const { ownerId, fields, archived } = restored;
  return [{ type: 'ClassRestored', data: { classId, ownerId, ...fields, archived, createdAt: beganAt } }];
};
