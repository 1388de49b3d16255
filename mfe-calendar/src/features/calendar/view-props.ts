import type { ClassNameOf } from '../../shared/class-names.ts';
import type { DayItem } from './day-item.ts';

/** What each view of the calendar is given. */
export interface ViewProps {
  items: readonly DayItem[];
  today: string;
  /** Where items of several classes stand together. */
  classNameOf?: ClassNameOf | undefined;
  /** The day that the view is around. */
  day: string;
  onDayChange: (day: string) => void;
  /** Adds an event on a day; left out where there is no class to add it to. */
  onAdd?: ((day: string) => void) | undefined;
  onEdit: (item: DayItem) => void;
}
