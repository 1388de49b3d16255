/** Texts of the proposed study sessions in the calendar. */
export const study = {
  title: 'Study for {{exam}}',
  suggested: 'Suggested study session',
  exam: 'Exam on {{day}}',
  failed: 'Failed to fetch study sessions',
  accept: 'Accept',
  dismiss: 'Dismiss',
  openExam: 'Open exam',
  acceptNamed: 'Accept: {{title}}',
  dismissNamed: 'Dismiss: {{title}}',
  accepted: 'Study session added',
  dismissed: 'Suggestion dismissed',
  acceptFailed: 'Failed to add the study session. Please try again.',
  dismissFailed: 'Failed to dismiss the suggestion. Please try again.',
  open: 'Study plan',
  dialogTitle: 'Study plan',
  dialogText: 'When to study for your exams. Suggested sessions are in the week and day of your calendar.',
};
