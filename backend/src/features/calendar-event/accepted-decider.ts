import type { CalendarEventChange, CalendarEventId, ClassId, DocumentId, ExtractedDate, UserId } from '@hub/contracts';
import { changesTo, withChanges } from '../../platform/domain/index.ts';
import type { CalendarEventEvent } from './events.ts';
import type { Fields } from './origin.ts';
import { decideSource } from './source-decider.ts';
import type { CalendarEvent } from './state.ts';

export interface FromSyllabus {
  readonly classId: ClassId;
  readonly documentId: DocumentId;
  readonly date: ExtractedDate;
}

/** The student accepts what a syllabus says, with changes. `at` is the time, ISO 8601 UTC. */
export interface Accepted extends FromSyllabus {
  readonly change: CalendarEventChange;
  /** One that was removed in the meantime stays removed. */
  readonly ifThere?: boolean;
  readonly at: string;
}

interface Target {
  readonly calendarEventId: CalendarEventId;
  readonly by: UserId;
}

const readOf = ({ quote: sourceQuote, ...date }: ExtractedDate) => {
  const read: Fields = { ...date, description: null };
  return { sourceQuote, read };
};

export const scheduledFromSyllabus = (command: FromSyllabus & Target): CalendarEventEvent => {
  const { calendarEventId, by: ownerId, classId, documentId, date } = command;
  const { sourceQuote, read } = readOf(date);
  const origin = { source: 'syllabus', sourceQuote, documentId } as const;
  return { type: 'CalendarEventScheduled', data: { calendarEventId, ownerId, classId, ...read, ...origin } };
};

const changed = (calendarEventId: CalendarEventId, changes: object | null): readonly CalendarEventEvent[] =>
  changes ? [{ type: 'CalendarEventChanged', data: { calendarEventId, ...changes } }] : [];

/** Schedules the event, restores it or moves it to what the syllabus says, then applies the student's changes. */
export const decideAccepted = (
  command: Accepted & Target,
  state: CalendarEvent | null,
): readonly CalendarEventEvent[] => {
  const { calendarEventId, by: ownerId, classId, documentId, date, change, at: createdAt } = command;
  const { sourceQuote, read } = readOf(date);
  if (!state) return [scheduledFromSyllabus(command), ...changed(calendarEventId, changesTo(read, change))];
  if (state.removed) {
    if (command.ifThere) return [];
    const origin = { source: 'syllabus', sourceQuote, documentId, sourceState: 'current', read } as const;
    const fields = { ...withChanges(read, change), ...origin, completed: false, createdAt };
    return [{ type: 'CalendarEventRestored', data: { calendarEventId, ownerId, classId, ...fields } }];
  }
  const followed = decideSource({ type: 'FollowSyllabus', calendarEventId, bySyllabus: documentId, date }, state);
  const [first] = followed;
  const fields = first?.type === 'CalendarEventFollowed' ? withChanges(state.fields, first.data) : state.fields;
  return [...followed, ...changed(calendarEventId, changesTo(fields, change))];
};
