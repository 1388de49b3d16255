import { createMessages } from '@hub/mfe';

const english = {
  title: 'Devices that show reminders',
  hint: 'A device shows them even when Academic Hub is closed, as long as it is signed in.',
  none: 'No device shows reminders yet.',
  loading: 'Loading your devices',
  failed: 'Your devices could not be loaded',
  turnOn: 'Show reminders on this device',
  turnedOn: 'This device shows reminders now',
  notTurnedOn: 'This device does not show reminders',
  denied: 'Your browser blocks notifications of this site. Allow them in its settings, then try again.',
  refused: "Your browser's push service cannot be reached at the moment. Please try again later.",
  unsupported:
    'This browser cannot show reminders. On an iPhone or iPad, add Academic Hub to the home screen first, then open it from there.',
  thisDevice: 'This device',
  since: 'Since {{when}}',
  test: 'Send a test',
  testNamed: 'Send a test to {{name}}',
  tested: 'A test is on its way',
  notTested: 'The test was not sent',
  remove: 'Remove',
  removeNamed: 'Remove {{name}}',
  removed: 'The device shows no more reminders',
  notRemoved: 'The device was not removed',
} as const;

/** With the settings' own script: no other page needs these texts. */
export const t = createMessages('push', english);
