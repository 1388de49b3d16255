import { Day, viewAddress, type AssistantAction } from '@hub/contracts';

const changes = new Set(['CREATE_EVENT', 'UPDATE_EVENT', 'DELETE_EVENT', 'CREATE_TASK', 'UPDATE_TASK', 'DELETE_TASK']);

/** Whether it is a change of events or tasks; an unknown type never is (decision Q137). */
export const isChange = ({ type }: AssistantAction) => changes.has(type);

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/**
 * The path that an action offers to open, built from its typed fields and always within the app; null for other
 * actions. A document opens in a new tab.
 */
export const placeOf = ({ type, classId, tab, documentId, date }: AssistantAction): string | null => {
  switch (type) {
    case 'NAVIGATE_TO_CLASS':
      return classId ? withQuery(`/class/${classId}`, { tab }) : null;
    case 'NAVIGATE_TO_DOCUMENT':
      return documentId ? viewAddress({ documentId, page: null }) : null;
    case 'NAVIGATE_TO_CALENDAR':
      return withQuery('/calendar', { date: Day.safeParse(date).data });
    case 'NAVIGATE_TO_TASKS':
      return withQuery('/tasks', { classId });
    default:
      return null;
  }
};
