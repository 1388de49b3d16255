import type { CalendarEventId, DocumentId, ExtractedDate } from '@hub/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { CalendarEventEvent } from './events.ts';
import { followed, isEdited } from './origin.ts';
import type { CalendarEvent } from './state.ts';

/** Commands caused by the syllabus `bySyllabus`. A removed event stays removed. */
export type SourceCommand = { bySyllabus: DocumentId } & (
  | { type: 'FollowSyllabus'; date: ExtractedDate }
  /** The class's new syllabus no longer names the event. */
  | { type: 'LeaveSyllabus' }
  /** The student agrees that it is gone. One that was edited or completed stays (decision Q5). */
  | { type: 'RemoveGone' }
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

  const removed = [{ type: 'CalendarEventRemoved', data: { calendarEventId } }] as const;

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
      return lost('no_longer_in_syllabus');
    case 'RemoveGone':
      return isUntouched(state) ? removed : [];
    case 'LoseSyllabus':
      return isOf ? lost('source_deleted') : [];
    case 'RemoveUntouched':
      return isOf && isUntouched(state) ? removed : [];
  }
};
