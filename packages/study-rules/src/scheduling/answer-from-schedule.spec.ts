import { describe, expect, it } from 'vitest';
import { schedule, today } from '../testing/sample-schedule.ts';
import { course, studentId } from '../testing/sample-documents.ts';
import { answerFromSchedule } from './answer-from-schedule.ts';
import { asksAboutSchedule } from './asks-about-schedule.ts';

const biology = schedule.classes.find(({ name }) => name === 'Cell Biology') ?? course;
const ask = (message: string) =>
  answerFromSchedule({
    studentId,
    message,
    class: biology,
    turns: [],
    passages: [],
    attachment: null,
    own: { today, schedule },
  })?.response;

describe('a question about the own schedule in a class chat', { timeout: 60_000 }, () => {
  it.each([
    ['when is my final?', /Final exam[^]*Dec 15/u],
    ['whats due next week', /Quiz 3[^]*Nov 25/u],
    ['how many things are due this month', /Quiz 3/u],
    ['wann ist meine prüfung', /Final exam[^]*Dec 15/u],
  ])('is answered and cited as the schedule: %s', (message, wanted) => {
    const response = ask(message);
    expect(response).toMatch(wanted);
    expect(response).toMatch(/^> [^]*— your schedule$/u);
  });

  it('shows nothing of other classes', () => {
    expect(ask('what is due next week')).not.toMatch(/Algebra|Chemistry|History|library/u);
  });

  it('says that nothing is there when it asks about the own dates', () => {
    expect(ask('is anything of mine overdue')).toContain('Nothing is overdue.');
  });

  it.each([
    'when was the cell wall discovered',
    'what is the project of the enlightenment',
    'delete my final exam',
    'move my quiz to friday',
    'quiz me on chapter 2',
    'what did the midterm elections of 1994 change',
  ])('is left to the documents otherwise: %s', (message) => {
    expect(ask(message)).toBeUndefined();
  });

  it('reads the schedule only for questions that may be about it', () => {
    expect(asksAboutSchedule('when is my midterm')).toBe(true);
    expect(asksAboutSchedule('what is osmosis')).toBe(false);
  });
});
