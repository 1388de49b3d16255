import { createMessages } from '@hub/mfe';

const english = {
  title: 'Reminders',
  new: 'new',
  task: 'Task',
  loading: 'Loading reminders',
  failed: 'Your reminders could not be loaded',
  none: 'Nothing to be reminded of',
  noneHint: 'What is coming up appears here when it is time.',
  off: 'Reminders in the app are off',
  offHint: 'Turn them on to see here what is coming up: exams two days before, assignments the evening before.',
  turnOn: 'Turn on',
  notOn: 'Reminders were not turned on',
  settings: 'Change reminders',
} as const;

/** With the script of the dialogs: the page itself only has the button. */
export const t = createMessages('notices', english);
