import { describe, expect, it } from 'vitest';
import { readIntent, type Intent } from './read-intent.ts';

describe('what is typed into the bar', () => {
  it.each<[string, Intent['kind'], string]>([
    ['add essay draft fri 5pm', 'add', 'essay draft fri 5pm'],
    ['Add task buy milk', 'add', 'buy milk'],
    ['add a task to read chapter 3 tomorrow', 'add', 'read chapter 3 tomorrow'],
    ['new event: bio quiz fri', 'add', 'bio quiz fri'],
    ['create a to-do call Ann', 'add', 'call Ann'],
    ['remind me to call Ann', 'add', 'call Ann'],
    ['add', 'add', ''],
    ['new card', 'card', ''],
    ['New card ', 'card', ''],
    ['new card in cells', 'card', 'cells'],
    ['add a flashcard to biology', 'card', 'biology'],
    ['go to calendar', 'go', 'calendar'],
    ['open class biology', 'go', 'biology'],
    ['show the to-do list', 'go', 'to-do list'],
    ['move my bio quiz to friday', 'ask', 'move my bio quiz to friday'],
    ['please delete the essay task', 'ask', 'please delete the essay task'],
    ['mark the essay as done', 'ask', 'mark the essay as done'],
    ['midterm exam 3', 'find', 'midterm exam 3'],
    ['new testament essay', 'find', 'new testament essay'],
    ['address book', 'find', 'address book'],
    ['opening lecture', 'find', 'opening lecture'],
    ['move', 'find', 'move'],
    ['moves', 'find', 'moves'],
    ['  ', 'find', ''],
  ])('“%s” means to %s “%s”', (typed, kind, text) => {
    expect(readIntent(typed)).toMatchObject({ kind, text });
  });

  it.each([
    ['when is my next quiz', true],
    ['is the essay due?', true],
    ['quiz', false],
    ['what', false],
  ])('“%s” is a question: %s', (typed, isSentence) => {
    expect(readIntent(typed)).toMatchObject({ kind: 'find', isSentence });
  });
});
