import { ClassId } from '@hub/contracts';
import { expect, it } from 'vitest';
import { classIn } from './guess-class.ts';
import { eventTypeOf } from './guess-type.ts';

const classOf = (name: string, courseCode: string | null) => ({
  id: ClassId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22'),
  name,
  courseCode,
});
const biology = classOf('Biology', 'BIO 101');
const cell = classOf('Cell Biology', 'BIO 1012');
const art = classOf('Art', null);

it.each([
  ['Reflection [BIO-101-01]', 'Biology'],
  ['BIO 1012 lab', 'Cell Biology'],
  ['Cell biology: midterm', 'Cell Biology'],
  ['The start of term', undefined], // "art" is too short to name a class
])('%j belongs to %s', (text, name) => {
  expect(classIn(text, [biology, cell, art])?.name).toBe(name);
});

it.each([
  ['Quiz 3', 'quiz'],
  ['HW 4', 'homework'],
  ['Final paper', 'assignment'],
  ['Final exam', 'exam'],
  ['Chem lab', 'lecture'],
  ['Project presentation', 'project'],
  ['Registration opens', 'other'],
])('%j is of the type %s', (title, type) => {
  expect(eventTypeOf(title, '')).toBe(type);
});

it('an assignment of Canvas is one, whatever its words', () => {
  expect(eventTypeOf('Reflection', 'event-assignment-1771')).toBe('assignment');
});
