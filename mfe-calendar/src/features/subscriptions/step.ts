import type { CalendarPreview, CalendarSubscriptionView, ClassChoice } from '@hub/contracts';

/** One after the other: the list, and the classes of a new or known calendar. */
export type Step =
  | { name: 'list' }
  | { name: 'new'; address: string; calendar: CalendarPreview }
  | {
      name: 'change';
      subscription: CalendarSubscriptionView;
      calendar: CalendarPreview;
      byHand: ClassChoice['byHand'];
    };
