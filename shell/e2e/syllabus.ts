import { expectedEvents, fixtureSyllabusPdf } from '@hub/workflows/testing';

const twoWeeks = 14 * 86_400_000;

/** A made-up syllabus of a term that has just begun: its first deadline is within the next seven days. */
export const syllabus = async () => {
  const dayBefore = new Date(Date.now() - twoWeeks).toISOString().slice(0, 10);
  const titles = expectedEvents(dayBefore).map(({ title }) => title);
  return {
    file: await fixtureSyllabusPdf(dayBefore),
    titles,
    soon: 'Problem set 1',
    /** What only looks like an event: a date to be announced, a policy, the year of a book, work that is only handed out. */
    notEvents: ['Quiz 2', 'Late work', 'Problem set 3', 'textbook', 'TBA'],
  };
};
