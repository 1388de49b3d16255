import type { CalendarEventForm, DocumentId, EventSource, SourceState } from '@hub/contracts';
import { type Changes, changesTo, withChanges } from '../../platform/domain/index.ts';

/** The fields of an event that a student can change and a syllabus can set. A syllabus sets no end and no place. */
export type Fields = Omit<CalendarEventForm, 'classId'>;

/** The source of an event, and the fields as its syllabus states them. */
export interface Origin {
  source: EventSource;
  sourceQuote: string | null;
  documentId: DocumentId | null;
  sourceState: SourceState | null;
  read: Fields | null;
}

export const fieldsOf = ({
  title,
  description,
  dueDate,
  dueTime,
  endDate,
  endTime,
  place,
  eventType,
  priority,
}: Fields): Fields => ({
  title,
  description,
  dueDate,
  dueTime,
  ...(endDate && { endDate }),
  ...(endTime && { endTime }),
  ...(place && { place }),
  eventType,
  priority,
});

/** The origin of a new event. */
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

/** The changes that a newer syllabus makes: all differing fields except those that the student has edited. */
export const followed = (fields: Fields, read: Fields | null, next: Fields): Changes<Fields> => {
  const own = read ? changesTo(read, fields) : fields;
  return changesTo(fields, withChanges(next, own ?? {})) ?? {};
};
