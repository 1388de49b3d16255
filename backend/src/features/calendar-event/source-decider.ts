import type { CalendarEventId, DocumentId, ExtractedDate } from '@hub/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { CalendarEventEvent } from './events.ts';
import { followed, isEdited } from './origin.ts';
import type { CalendarEvent } from './state.ts';

/** Commands caused by the syllabus `bySyllabus`. A removed event stays removed. */
export type SourceCommand = { bySyllabus: DocumentId } & (
  | { type: 'FollowSyllabus'; date: ExtractedDate }
  /**
   * The class's new syllabus no longer names the event. `today` is the last day that has begun anywhere on earth. `kept`:
   * the student accepted the event, so it is not removed.
   */
  | { type: 'LeaveSyllabus'; today: string; kept: boolean }
  | { type: 'LoseSyllabus' }
  | { type: 'RemoveUntouched' }
);

const isUntouched = ({ completed, fields, origin }: CalendarEvent) => !completed && !isEdited(fields, origin.read);

export const decideSource = (
  command: SourceCommand & { calendarEventId: CalendarEventId },
  state: CalendarEvent,
): readonly CalendarEventEvent[] => {
  const { calendarEventId, bySyllabus } = command;
  const { fields, origin } = state;
  if (!origin.read) return []; // it has no syllabus
  const isOf = origin.documentId === bySyllabus;
  const lost = (sourceState: 'no_longer_in_syllabus' | 'source_deleted'): readonly CalendarEventEvent[] =>
    origin.sourceState === sourceState
      ? []
      : [{ type: 'CalendarEventSourceLost', data: { calendarEventId, sourceState } }];

  switch (command.type) {
    case 'FollowSyllabus': {
      const { quote: sourceQuote, ...date } = command.date;
      const read = { ...date, description: null };
      const next = { source: 'syllabus', documentId: bySyllabus, sourceQuote, sourceState: 'current', read };
      if (isDeepStrictEqual(origin, next)) return [];
      const changes = followed(fields, origin.read, read);
      const data = { calendarEventId, documentId: bySyllabus, sourceQuote, read, ...changes };
      return [{ type: 'CalendarEventFollowed', data }];
    }
    case 'LeaveSyllabus':
      if (!command.kept && isUntouched(state) && fields.dueDate > command.today) {
        return [{ type: 'CalendarEventRemoved', data: { calendarEventId } }];
      }
      return lost('no_longer_in_syllabus');
    case 'LoseSyllabus':
      return isOf ? lost('source_deleted') : [];
    case 'RemoveUntouched':
      return isOf && isUntouched(state) ? [{ type: 'CalendarEventRemoved', data: { calendarEventId } }] : [];
  }
};
