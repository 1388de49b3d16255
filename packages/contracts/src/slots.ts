import type { ClassType } from './class.ts';
import type { ClassId } from './ids.ts';

/**
 * Components that one remote lends another, by name, with their props. A slot that no remote fills, or that fails,
 * shows a fallback and does not affect the rest of the page.
 */
export interface Slots {
  /** mfe-classes, dashboard: the first three classes. */
  'dashboard-classes': Record<string, never>;
  /** mfe-calendar, dashboard: what is due, and the line that adds something. */
  'dashboard-today': Record<string, never>;
  /** mfe-calendar, dashboard: the Upcoming Tasks card. */
  'dashboard-upcoming': Record<string, never>;
  /** mfe-calendar, dashboard: the month with its markers. */
  'dashboard-month': Record<string, never>;
  /**
   * mfe-assistant, above every page of a signed-in student: the round button at the bottom right and its panel. Without
   * props the panel keeps to itself whether it is open.
   */
  'assistant-panel': { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void };
  /** mfe-assistant, in the bar: a sentence to the scheduling assistant, and each change before it is made. */
  'bar-ask': { text: string; onClose: () => void };
  /** mfe-calendar, in the bar: a line that adds something, and how it was read. */
  'bar-add': { text: string; onClose: () => void };
  /** mfe-calendar, class detail: the Upcoming Events tab. */
  'class-events': { classId: ClassId };
  /** mfe-calendar, class overview: the next three events. */
  'class-upcoming': { classId: ClassId };
  /** mfe-calendar, class overview: when and where the class meets. */
  'class-timetable': { classId: ClassId };
  /** mfe-calendar, settings: the calendars to which the student has subscribed. */
  'settings-subscriptions': Record<string, never>;
  /** mfe-study, dashboard: how many cards are due in each class. */
  'dashboard-review': Record<string, never>;
  /** mfe-study, class detail: the Study Tools tab. */
  'study-tools': { classId: ClassId };
  /** mfe-assistant, class detail: the AI Assistant tab. */
  'class-chat': { classId: ClassId; classType: ClassType };
}

/** The names that a remote may use under `slots` in the manifest. */
export type SlotName = keyof Slots;
