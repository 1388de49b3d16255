import { createMessages } from '@hub/mfe';

const english = {
  placeholder: 'Find something, “add essay fri 5pm”, or ask',
  waiting: 'Searching...',
  none: 'Nothing found for “{{text}}”.',
  failed: 'The search failed.',
  retry: 'Try again',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  results: 'Results',
  back: 'Back',
  addTitle: 'Add',
  askTitle: 'Ask the scheduling assistant',
  inPanel: 'Continue in the panel',
  groups: {
    best: 'Results',
    goTo: 'Go to',
    do: 'Do',
    cards: 'New card in',
    more: 'Or',
  },
  addLine: 'Add “{{text}}”',
  addHint: 'You see how it is read before it is saved',
  askLine: 'Ask the assistant “{{text}}”',
  askHint: 'You see each change before it is made',
  settings: 'Settings: {{part}}',
  newSet: 'A new set',
  noClasses: 'Add a class first: cards belong to one.',
  commands: {
    add: 'Add a task or an event',
    card: 'New card',
    ask: 'Open the scheduling assistant',
    help: 'Keyboard shortcuts',
  },
  /** Other words for them. */
  words: {
    add: 'new create todo exam quiz homework quick',
    card: 'flashcard add create study',
    ask: 'chat ai schedule panel',
    help: 'keys help',
    account: 'name email picture',
    'sign-in': 'password passkey two-step session',
    calendars: 'subscription feed ics export canvas',
    reminders: 'notifications mail push',
    display: 'theme dark light appearance shortcuts',
    programs: 'token webhook api',
    data: 'history storage download export delete account',
  },
  kinds: {
    class: 'Class',
    document: 'Document',
    syllabus: 'Syllabus',
    event: 'Event',
    task: 'Task',
    'flashcard-set': 'Flashcards',
    'practice-test': 'Practice test',
  },
} as const;

/** With the script of the dialogs: the page itself only has the button. */
export const t = createMessages('bar', english);
