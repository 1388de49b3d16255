/** Texts on days and events: exactly the specification's words. */
export const english = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  inDays_one: 'In {{count}} day',
  inDays_other: 'In {{count}} days',
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
