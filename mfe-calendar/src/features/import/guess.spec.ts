import { classOf } from '@hub/mfe/testing';
import { expect, it } from 'vitest';
import { classIn } from './guess-class.ts';
import { eventTypeOf } from './guess-type.ts';

const biology = classOf({ name: 'Biology', courseCode: 'BIO 101' });
const cell = classOf({ name: 'Cell Biology', courseCode: 'BIO 1012' });
const art = classOf({ name: 'Art', courseCode: null });

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
