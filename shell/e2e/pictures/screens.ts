import type { Page } from '@playwright/test';

/** One thing to look at. */
export interface Screen {
  readonly name: string;
  readonly path: (classId: string) => string;
  /** What is opened on it: a dialog, a menu. */
  readonly open?: (page: Page) => Promise<void>;
  /** Nobody is signed in. */
  readonly visitor?: true;
  /** It looks the same whatever the student has. */
  readonly once?: true;
}

const at = (path: string) => () => path;
const tab = (name: string) => (classId: string) => `/class/${classId}?tab=${name}`;
const press = (role: 'button' | 'tab', name: string | RegExp) => (page: Page) =>
  page.getByRole(role, { name }).first().click();

export const screens: readonly Screen[] = [
  { name: 'landing', path: at('/'), visitor: true, once: true },
  { name: 'log-in', path: at('/auth'), visitor: true, once: true },
  { name: 'sign-up', path: at('/auth'), open: press('tab', 'Sign Up'), visitor: true, once: true },
  { name: 'not-found', path: at('/nowhere'), once: true },
  { name: 'dashboard', path: at('/') },
  { name: 'classes', path: at('/classes') },
  { name: 'add-class', path: at('/classes'), open: press('button', 'Add Class'), once: true },
  { name: 'class-overview', path: tab('overview') },
  { name: 'class-events', path: tab('events') },
  { name: 'class-documents', path: tab('documents') },
  { name: 'class-study', path: tab('study') },
  { name: 'class-assistant', path: tab('assistant') },
  { name: 'calendar', path: at('/calendar') },
  { name: 'calendar-week', path: at('/calendar?view=week') },
  { name: 'calendar-agenda', path: at('/calendar?view=agenda') },
  { name: 'tasks', path: at('/tasks') },
  { name: 'add-task', path: at('/tasks'), open: press('button', 'Add Task'), once: true },
  { name: 'settings', path: at('/settings'), once: true },
  { name: 'palette', path: at('/'), open: (page) => page.keyboard.press('Control+k'), once: true },
  { name: 'shortcuts', path: at('/'), open: (page) => page.keyboard.press('?'), once: true },
];
