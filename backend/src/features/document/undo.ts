import { changesTo, type UndoContext, Rejection } from '../../platform/domain/index.ts';
import { revertedState } from '../../platform/commands/index.ts';
import type { Document } from './decider.ts';
import type { DocumentEvent } from './events.ts';

/** Restores name and description. Deleting and replacing cannot be undone (decision Q55). */
export const undoDocument = (done: UndoContext<DocumentEvent, Document | null>): readonly DocumentEvent[] => {
  const { events, now } = done;
  const before = revertedState(done);
  if (!now || !before || now.gone) throw new Rejection('changed_since');
  const { documentId } = events[0].data;
  return changesTo(now.fields, before.fields)
    ? [{ type: 'DocumentChanged', data: { documentId, ...before.fields } }]
    : [];
};
