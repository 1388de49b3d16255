import type { CalendarEventView, DocumentId } from '@hub/contracts';

/** What the action of decision Q54 removes: what came from a syllabus and was neither edited nor completed. */
const isUntouched = ({ edited, completed }: CalendarEventView) => !edited && !completed;

/** How many untouched dates each of the syllabi has in the calendar. */
export const removableDates = (events: readonly CalendarEventView[]): ReadonlyMap<DocumentId, number> => {
  const counts = new Map<DocumentId, number>();
  for (const event of events) {
    const { documentId } = event;
    if (documentId && isUntouched(event)) counts.set(documentId, (counts.get(documentId) ?? 0) + 1);
  }
  return counts;
};

/** The same of the syllabi that were deleted; what was read from them stays. */
export const datesLeftBehind = (events: readonly CalendarEventView[]) =>
  removableDates(events.filter(({ sourceState }) => sourceState === 'source_deleted'));
