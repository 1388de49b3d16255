import type { Page } from '@playwright/test';

/** One screen to picture. */
export interface Screen {
  readonly name: string;
  readonly path: (classId: string) => string;
  /** Dialog or menu to open on it. */
  readonly open?: (page: Page) => Promise<void>;
  /** For visitors. */
  readonly visitor?: true;
  /** It does not depend on the student's data, or cannot be opened without data. */
  readonly once?: true;
  /** For operators. */
  readonly operator?: true;
  /** It is empty without a class. */
  readonly ofClasses?: true;
}

const at = (path: string) => () => path;
const accountOfBusy = '/operations/accounts?search=busy-';
const tab = (name: string) => (classId: string) => `/class/${classId}?tab=${name}`;
/** Names of buttons to click in order; the first match of each. */
const press =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };
const keys = (combination: string) => (page: Page) => page.keyboard.press(combination);

/** On a phone the list of the chosen day is on the page already. */
const fullDay = async (page: Page) => {
  const more = page.getByRole('button', { name: /^\+\d+ more/ }).first();
  if (await more.isVisible()) await more.click();
};

const note = async (page: Page) => {
  await page.getByRole('link', { name: /^Edit Week 3/ }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).waitFor();
};

const earlierConversation = async (page: Page) => {
  const history = page.getByRole('navigation', { name: 'History' });
  if (!(await history.isVisible())) await press('Show history')(page);
  await history
    .getByRole('button', { name: /^Mitochondria/ })
    .first()
    .click();
  await page.getByRole('log', { name: 'Messages' }).getByRole('listitem').first().waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'landing', path: at('/'), visitor: true, once: true },
  { name: 'log-in', path: at('/auth'), visitor: true, once: true },
  {
    name: 'sign-up',
    path: at('/auth'),
    open: (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
    visitor: true,
    once: true,
  },
  { name: 'forgot-password', path: at('/auth/forgot-password'), visitor: true, once: true },
  { name: 'not-found', path: at('/nowhere'), once: true },
  { name: 'dashboard', path: at('/'), ofClasses: true },
  { name: 'classes', path: at('/classes'), ofClasses: true },
  { name: 'archived-classes', path: at('/classes?show=archived') },
  { name: 'add-class', path: at('/classes'), open: press('Add Class'), once: true },
  { name: 'class-menu', path: at('/classes'), open: press(/^Actions for/), once: true },
  { name: 'class-overview', path: tab('overview') },
  { name: 'class-events', path: tab('events') },
  { name: 'add-event', path: tab('events'), open: press('Add Event'), once: true },
  { name: 'class-documents', path: tab('documents') },
  { name: 'upload', path: tab('documents'), open: press('Upload File'), once: true },
  { name: 'note', path: tab('documents'), open: note, once: true },
  { name: 'delete-document', path: tab('documents'), open: press(/^Delete Week 3/), once: true },
  { name: 'class-study', path: tab('study') },
  { name: 'selected-set', path: tab('study'), open: press(/^Inside the cell/), once: true },
  { name: 'study-mode', path: tab('study'), open: press(/^Inside the cell/, 'Study'), once: true },
  { name: 'review', path: tab('study'), open: press('Review', 'Show Answer'), once: true },
  { name: 'generate-cards', path: tab('study'), open: press('AI Generate Cards'), once: true },
  { name: 'take-test', path: tab('study'), open: press('Take test Warm-up'), once: true },
  { name: 'test-review', path: tab('study'), open: press('Take test Warm-up', 'Finish Early', 'Finish'), once: true },
  { name: 'test-answers', path: tab('study'), open: press('View answers of Warm-up'), once: true },
  { name: 'class-assistant', path: tab('assistant') },
  { name: 'conversation', path: tab('assistant'), open: earlierConversation, once: true },
  { name: 'calendar', path: at('/calendar') },
  { name: 'calendar-day', path: at('/calendar'), open: fullDay, once: true },
  { name: 'calendar-week', path: at('/calendar?view=week') },
  { name: 'calendar-hours', path: at('/calendar?view=day') },
  { name: 'calendar-agenda', path: at('/calendar?view=agenda') },
  { name: 'tasks', path: at('/tasks') },
  { name: 'add-task', path: at('/tasks'), open: press('Add Task'), once: true },
  { name: 'scheduling', path: at('/tasks'), open: press('Open the scheduling assistant'), once: true },
  { name: 'settings', path: at('/settings'), once: true },
  { name: 'operations', path: at('/operations'), operator: true },
  { name: 'accounts', path: at('/operations/accounts'), operator: true },
  { name: 'no-account', path: at('/operations/accounts?search=zz'), operator: true, once: true },
  { name: 'account', path: at(accountOfBusy), open: press(/^Manage/), operator: true, once: true },
  {
    name: 'account-limits',
    path: at(accountOfBusy),
    open: press(/^Manage/, 'Change Limits'),
    operator: true,
    once: true,
  },
  { name: 'lock-account', path: at(accountOfBusy), open: press(/^Manage/, 'Lock'), operator: true, once: true },
  { name: 'erase-account', path: at(accountOfBusy), open: press(/^Manage/, 'Erase'), operator: true, once: true },
  { name: 'palette', path: at('/'), open: keys('Control+k'), once: true },
  { name: 'shortcuts', path: at('/'), open: keys('?'), once: true },
];
