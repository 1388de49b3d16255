import type { CalendarEventView, DocumentId } from '@hub/contracts';

/** The dates that decision Q54's action removes: read from a syllabus, and neither edited nor completed. */
const isUntouched = ({ edited, completed }: CalendarEventView) => !edited && !completed;

/** The number of untouched dates in the calendar, by syllabus. */
export const removableDates = (events: readonly CalendarEventView[]): ReadonlyMap<DocumentId, number> => {
  const counts = new Map<DocumentId, number>();
  for (const event of events) {
    const { documentId } = event;
    if (documentId && isUntouched(event)) counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  }
  return counts;
};

/** The same for deleted syllabi, whose dates stay. */
export const datesLeftBehind = (events: readonly CalendarEventView[]) =>
  removableDates(events.filter(({ sourceState }) => sourceState === 'source_deleted'));
