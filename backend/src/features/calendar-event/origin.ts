import type { CalendarEventForm, DocumentId, EventSource, SourceState } from '@hub/contracts';
import { type Changes, changesTo, withChanges } from '../../platform/domain/index.ts';

/** What a student can change, and a syllabus say, of an event. */
export type Fields = Omit<CalendarEventForm, 'classId'>;

/** Where an event comes from, and what its syllabus says of it. */
export interface Origin {
  source: EventSource;
  sourceQuote: string | null;
  documentId: DocumentId | null;
  sourceState: SourceState | null;
  read: Fields | null;
}

export const fieldsOf = ({ title, description, dueDate, dueTime, eventType, priority }: Fields): Fields => ({
  title,
  description,
  dueDate,
  dueTime,
  eventType,
  priority,
});

/** Of a new event: what came from a syllabus is as the syllabus says. */
export const originOf = (event: Fields & Pick<Origin, 'source' | 'sourceQuote' | 'documentId'>): Origin => {
  const { source, sourceQuote, documentId } = event;
  const isRead = source === 'syllabus';
  return {
    source,
    sourceQuote,
    documentId,
    sourceState: isRead ? 'current' : null,
    read: isRead ? fieldsOf(event) : null,
  };
};

export const isEdited = (fields: Fields, read: Fields | null): boolean =>
  read !== null && changesTo(read, fields) !== null;

/** What changes by a newer syllabus: all that it says differently, but for what the student made something else of. */
export const followed = (fields: Fields, read: Fields | null, next: Fields): Changes<Fields> => {
  const own = read ? changesTo(read, fields) : fields;
  return changesTo(fields, withChanges(next, own ?? {})) ?? {};
};
