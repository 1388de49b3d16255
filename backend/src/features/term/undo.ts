import { revertedState } from '../../platform/commands/index.ts';
import { Rejection, type UndoContext } from '../../platform/domain/index.ts';
import type { Term } from './decider.ts';
import type { TermEvent } from './events.ts';

/** Undoes a command to a term. Undoing its creation deletes it. */
export const undoTerm = (done: UndoContext<TermEvent, Term | null>): readonly TermEvent[] => {
  const { events, after, now, beganAt } = done;
  if (now?.deleted && !after?.deleted) throw new Rejection('changed_since');
  const { termId } = events[0].data;
  const term = revertedState(done);
  if (!term || term.deleted) return [{ type: 'TermDeleted', data: { termId } }];
  return [{ type: 'TermRestored', data: { termId, ownerId: term.ownerId, ...term.fields, createdAt: beganAt } }];
};
