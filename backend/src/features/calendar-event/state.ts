import type { CalendarSeriesId, CalendarSubscriptionId, ClassId, UserId } from '@hub/contracts';
import type { Series } from '../../repeating/series.ts';
import type { Fields, Origin } from './origin.ts';

export type CalendarEvent = {
  ownerId: UserId;
  classId: ClassId;
  fields: Fields;
  /** As it was first added, or as a calendar file last changed it. */
  given: Fields;
  origin: Origin;
  /** Given for an occurrence of a repeating event. */
  series: Series<CalendarSeriesId> | null;
  /** Given for a date of a subscribed calendar. */
  subscriptionId: CalendarSubscriptionId | null;
  completed: boolean;
  removed: boolean;
  /** Not by a syllabus or an undo. */
  removedByStudent: boolean;
  /** Removed because its calendar no longer names it. */
  gone: boolean;
};
