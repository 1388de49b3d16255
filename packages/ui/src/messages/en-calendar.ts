/** Texts on days and events: exactly the specification's words. */
export const english = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays_one: 'In {{count}} day',
  inDays_other: 'In {{count}} days',
  previous: 'Previous month',
  next: 'Next month',
  isToday: 'today', // within a sentence
  events_one: '{{count}} event',
  events_other: '{{count}} events',
  more: '+{{count}} more',
  moreOn: '+{{count}} more on {{day}}',
  priority: 'priority',
  word: {
    exam: 'Exam',
    quiz: 'Quiz',
    assignment: 'Assignment',
    homework: 'Homework',
    project: 'Project',
    lecture: 'Lecture',
    other: 'Other',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
  },
} as const;
