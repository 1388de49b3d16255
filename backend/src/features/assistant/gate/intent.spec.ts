import { describe, expect, it } from 'vitest';
import { confirms, namesTitle, wantsDeletion } from './intent.ts';

describe('a request to delete something', () => {
  it.each([
    'Delete my essay task',
    'please REMOVE the quiz',
    'Can you cancel the lecture on Monday?',
    'Get rid of the old homework',
    "Don't delete the essay, delete the quiz",
    'Yes, delete',
    'Keep the exam but drop the lab',
    'I’m done: clear it',
    'lösche den Aufsatz',
    'borra el ensayo por favor',
    'supprime le devoir',
  ])('is in %j', (message) => {
    expect(wantsDeletion(message)).toBe(true);
  });

  it.each([
    'What is due this week?',
    'Move my exam to Friday',
    "Don't delete anything",
    'Don’t delete anything',
    'Do not under any circumstances remove the exam',
    'Never cancel it',
    'lösche den Aufsatz nicht',
    'no borres nada',
    'ne supprime pas le devoir',
    'Add a task "Delete old photos"',
    'Rename it to “Remove the rust”',
    'My undeletable deletion',
    'The lecture is cancelled',
    'yes',
    '',
  ])('is not in %j', (message) => {
    expect(wantsDeletion(message)).toBe(false);
  });
});

describe('a yes', () => {
  it.each([
    'yes',
    'Yes!',
    'yes please',
    'OK, do it',
    'Go ahead.',
    'Ja, bitte',
    'sí, dale',
    'oui, vas-y',
    'Yes, delete them',
    'Sure, make the changes. Thank you!',
  ])('is %j', (message) => {
    expect(confirms(message)).toBe(true);
  });

  it.each([
    'Yes, but not the second',
    'no',
    'Not yes',
    'yes?',
    "Yes, don't",
    'Do you know my exams?',
    'Yes, and add 3 tasks',
    'please',
    'да',
    '',
  ])('is not %j', (message) => {
    expect(confirms(message)).toBe(false);
  });

  it('stays fast on hostile texts', () => {
    const before = process.threadCpuUsage();
    for (const text of ['"'.repeat(8000), "a'".repeat(4000), 'yes '.repeat(2000), '“'.repeat(8000)]) {
      confirms(text);
      wantsDeletion(text);
    }
    expect(process.threadCpuUsage(before).user).toBeLessThan(250_000);
  });
});

describe('a title', () => {
  it.each([
    ['Delete the essay task', 'Write the essay on the Cold War'],
    ['cancel all my quizzes', 'Quiz 3'],
    ['get rid of the bio exam', 'Biology midterm'],
    ['lösche die Übung', 'Übung 4'],
    ['delete hw', 'HW 2'],
  ])('is named by %j', (message, title) => {
    expect(namesTitle(message, title)).toBe(true);
  });

  it.each([
    ['Delete it', 'Read chapter 6'],
    ['Delete the task for the quiz', 'Task for the thesis'],
    ['Delete everything', 'Essay'],
    ['Delete the essay', ''],
  ])('is not named by %j', (message, title) => {
    expect(namesTitle(message, title)).toBe(false);
  });
});
