import { type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { Class } from './decider.ts';
import type { ClassEvent } from './events.ts';

/** Takes back what a command did to a class; taking back its adding deletes it. */
export const undoClass = (done: Done<ClassEvent, Class | null>): readonly ClassEvent[] => {
  const { events, after, now, beganAt } = done;
  if (after?.gone === 'erased' || (now?.gone && !after?.gone)) throw new Rejection('changed_since');
  const { classId } = events[0].data;
  const restored = takenBack(done);
  if (!restored || restored.gone) return [{ type: 'ClassDeleted', data: { classId } }];
  const { ownerId, fields, archived } = restored;
  return [{ type: 'ClassRestored', data: { classId, ownerId, ...fields, archived, createdAt: beganAt } }];
};
