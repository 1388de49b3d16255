import type { ClassType } from './class.ts';
import type { ClassId } from './ids.ts';

/**
 * Components that one remote lends another, by name, with their props. A slot that nobody fills,
 * or that fails, shows the seam's fallback and costs its neighbours nothing.
 */
export interface Slots {
  /** mfe-classes, dashboard: the first three classes. */
  'dashboard-classes': Record<string, never>;
  /** mfe-calendar, dashboard: the Upcoming Tasks card. */
  'dashboard-upcoming': Record<string, never>;
  /** mfe-calendar, dashboard: the month with its markers. */
  'dashboard-month': Record<string, never>;
  /** mfe-assistant, above every page of a student: the round button at the bottom right and the panel that it opens. */
  'assistant-panel': Record<string, never>;
  /** mfe-calendar, class detail: the tab Upcoming Events. */
  'class-events': { classId: ClassId };
  /** mfe-calendar, class Overview: the next three events. */
  'class-upcoming': { classId: ClassId };
  /** mfe-study, dashboard: how many cards are due in each class. */
  'dashboard-review': Record<string, never>;
  /** mfe-study, class detail: the tab Study Tools. */
  'study-tools': { classId: ClassId };
  /** mfe-assistant, class detail: the tab AI Assistant. */
  'class-chat': { classId: ClassId; classType: ClassType };
}

/** What a remote may name under `slots` in the manifest. */
export type SlotName = keyof Slots;
