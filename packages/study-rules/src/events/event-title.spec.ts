import { expect, it } from 'vitest';
import { eventTitle } from './event-title.ts';

it.each([
  ['• Project 1: Inverted Index (Due:       )', 'Project 1: Inverted Index'],
  ['Asignement 2 is due', 'Asignement 2 due'],
  ['Final paper due date due', 'Final paper due'],
  ['< Final project: final report', 'Final project: final report'],
  ['FINAL PROJECT DUEFINAL PROJECT DUE', 'Final project due'],
  [
    'Entrega da apresentação do projeto etapa 1: planejamento, equipe, lista de sites avaliados e cronograma',
    'Entrega da apresentação do projeto etapa 1',
  ],
  ['Lab report 2 by 5:00 PM', 'Lab report 2'],
])('%s is called %s', (clause, title) => {
  expect(eventTitle(clause)).toBe(title);
});
