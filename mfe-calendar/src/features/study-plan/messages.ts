import { createMessages } from '@hub/mfe';

/** Apart from the calendar's texts, because the dialog is fetched when its button is first reached. */
const english = {
  on: 'Suggest times to study for my exams',
  failed: 'Your study plan could not be loaded',
  sessions: 'Sessions for each exam',
  minutes: 'Length of a session',
  minutesOf: '{{count}} minutes',
  daysBefore: 'Days before the exam to begin',
  from: 'Not before',
  to: 'Not after',
  weekdays: 'Days to study on',
  daysMissing: 'Please choose at least one day',
  cards: 'Every flashcard at least once in',
  cardsHint:
    'Cards of the class that you have not seen in these days before an exam are due early, the least certain ones first.',
  cardsOff: 'Off',
  cardDays_one: 'the last day',
  cardDays_other: 'the last {{count}} days',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Study plan saved',
  saveFailed: 'Failed to save your study plan. Please try again.',
} as const;

export const t = createMessages('study-plan', english);
