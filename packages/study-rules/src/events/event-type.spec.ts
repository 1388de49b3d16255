import { describe, expect, it } from 'vitest';
import { eventTypeOf } from './event-type.ts';

describe('the type of an event by its name', () => {
  it.each([
    ['TP4', 'homework'],
    ['TP #2', 'homework'],
    ['Aufgabe 3', 'homework'],
    ['Provinha 5', 'exam'],
    ['Toetsje: UNIX', 'exam'],
    ['Relazione 3', 'assignment'],
    ['Presentasjon', 'project'],
    ['Hito 2', 'assignment'],
  ])('knows the words of its language: %s', (title, type) => {
    expect(eventTypeOf(title)).toBe(type);
  });

  it.each(['Atividade física', 'Actividades'])('needs the number that makes a word a piece of work: %s', (title) => {
    expect(eventTypeOf(title)).not.toBe('homework');
  });
});
