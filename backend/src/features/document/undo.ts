import { changesTo, type Done, Rejection } from '../../platform/domain/index.ts';
import { takenBack } from '../../platform/commands/index.ts';
import type { Document } from './decider.ts';
import type { DocumentEvent } from './events.ts';

/** Gives name and description back. What is deleted or replaced is shredded: that is for good (decision Q55). */
export const undoDocument = (done: Done<DocumentEvent, Document | null>): readonly DocumentEvent[] => {
  const { events, now } = done;
  const before = takenBack(done);
  if (!now || !before || now.gone) throw new Rejection('changed_since');
  const { documentId } = events[0].data;
  return changesTo(now.fields, before.fields)
    ? [{ type: 'DocumentChanged', data: { documentId, ...before.fields } }]
    : [];
};
