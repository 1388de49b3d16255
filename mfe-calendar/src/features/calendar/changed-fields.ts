import type { CalendarEventChange, CalendarEventView } from '@hub/contracts';

/** The fields of a form that differ from the event. */
export const changedFields = (event: CalendarEventView, form: CalendarEventChange): CalendarEventChange =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => value !== event[name as keyof CalendarEventChange]),
  );
