import type { ClassView, TimetableEntry } from '@hub/contracts';
import type { ClassNameOf } from '../../shared/class-names.ts';
import type { DayItem } from './day-item.ts';
import type { Placement } from './placement.ts';
import type { StudyOffers } from './session-item.ts';

/** The time of a new event, `HH:mm`. */
export type Times = Pick<Placement, 'dueTime' | 'endTime'>;

/** The props of each calendar view. */
export interface ViewProps {
  items: readonly DayItem[];
  today: string;
  /** Given where items of several classes are shown together. */
  classNameOf?: ClassNameOf | undefined;
  /** The classes, whose colors mark the items where several are shown together. */
  classes?: readonly ClassView[] | undefined;
  /** When classes meet, in the views that have hours. */
  meetings?: readonly TimetableEntry[] | undefined;
  onMeeting?: ((entry: TimetableEntry) => void) | undefined;
  /** Proposed study sessions, in the views that have hours. */
  study?: StudyOffers | undefined;
  /** The day that the view is centered on. */
  day: string;
  onDayChange: (day: string) => void;
  /** Adds an event on a day, at a time; omitted if there is no class to add it to. */
  onAdd?: ((day: string, times?: Times) => void) | undefined;
  onEdit: (item: DayItem) => void;
  onDelete: (item: DayItem) => void;
  onMove: (item: DayItem, to: Placement) => void;
  onToggle: (item: DayItem) => void;
}
