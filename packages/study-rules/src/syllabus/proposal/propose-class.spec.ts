import type { Block, Page } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { proposeClass } from './propose-class.ts';

const pageOf = (...lines: (string | string[][])[]): Page[] => [
  {
    blocks: lines.map((line): Block =>
      typeof line === 'string' ? { kind: 'paragraph', text: line } : { kind: 'table', rows: line },
    ),
  },
];
const propose = (fileName: string, ...lines: (string | string[][])[]) =>
  proposeClass({ pages: pageOf(...lines), fileName });

describe('a class proposed from its syllabus', () => {
  it.each([
    ['ZOOL 342: Ecology of Tidal Pools', 'Ecology of Tidal Pools', 'ZOOL 342'],
    ['Ecology of Tidal Pools (ZOOL 342)', 'Ecology of Tidal Pools', 'ZOOL 342'],
    ['6.S917 Machines that Knit', 'Machines that Knit', '6.S917'],
    ['GEOL-118A – Rivers and Floods, Spring 2027', 'Rivers and Floods', 'GEOL-118A'],
    ['Tijdreeksen – EKO712, 2026/02', 'Tijdreeksen', 'EKO712'],
  ])('has the name and the code of the title %j', (title, name, courseCode) => {
    expect(propose('a.pdf', title, 'Everything you need to know.')).toMatchObject({ name, courseCode });
  });

  it('has the title below its code, without capitals throughout', () => {
    const lines = ['COURSE SYLLABUS', 'HISTORY 417', 'THE SALT TRADE OF THE BALTIC II'];
    expect(propose('a.docx', ...lines)).toMatchObject({
      name: 'The Salt Trade of the Baltic II',
      courseCode: 'HISTORY 417',
    });
  });

  it('has the values after labels, on the line and in the next cell', () => {
    expect(propose('a.pdf', 'Course Title: Glaciers of the World', 'Course Number: GLAC 210')).toMatchObject({
      name: 'Glaciers of the World',
      courseCode: 'GLAC 210',
    });
    const rows = [
      ['Disciplina:', 'MAR5120 - Correntes do Atlântico'],
      ['Docente', 'Dra. Inês Vasques'],
    ];
    expect(propose('a.pdf', rows)).toMatchObject({
      name: 'Correntes do Atlântico',
      courseCode: 'MAR5120',
      instructor: 'Dra. Inês Vasques',
    });
  });

  it.each([
    [['Instructor: Dr. Moana Te Rangi, Office 12B'], 'Dr. Moana Te Rangi'],
    [['Dozentin: Prof. Dr. Ulrike Söllner (Raum 3.14)'], 'Prof. Dr. Ulrike Söllner'],
    [['Profesores: Lucía Ferrán y Óscar Prat'], 'Lucía Ferrán, Óscar Prat'],
    [['Vyučující: doc. Eliška Horáková, Ph.D.'], 'doc. Eliška Horáková'],
    [['Professor Idris Okafor'], 'Idris Okafor'],
    [['Instructor', 'Noor van den Berg', 'Room 4'], 'Noor van den Berg'],
    [['Wren Abernathy', 'Hall 3', 'abernathy@example.edu'], 'Wren Abernathy'],
  ])('has who teaches it, from %j', (lines, instructor) => {
    expect(propose('a.pdf', 'BOT 150: Mosses', ...lines).instructor).toBe(instructor);
  });

  it('does not take an assistant, a room or a menu for the instructor', () => {
    const lines = [
      'Teaching Assistant: Paul Winters, winters@example.edu',
      'Instructor: TBA',
      'Instructor Office Hours',
    ];
    expect(propose('a.pdf', 'BOT 150: Mosses', ...lines).instructor).toBeNull();
  });

  it.each([
    ['Fall 2026', { label: 'Fall 2026', first: null, last: null }],
    ['Sommersemester 2027', { label: 'Sommersemester 2027', first: null, last: null }],
    ['Spring 2027 (January 18 – May 7, 2027)', { label: 'Spring 2027', first: '2027-01-18', last: '2027-05-07' }],
  ])('has the term of %j', (line, term) => {
    expect(propose('a.pdf', 'BOT 150: Mosses', line).term).toEqual(term);
  });

  it('has the name of the file when the document names no course', () => {
    const rows = [
      ['Week', 'Topic'],
      ['1', 'Introduction'],
    ];
    expect(propose('intro_to_beekeeping-syllabus.pdf', rows)).toEqual({
      name: 'intro to beekeeping',
      courseCode: null,
      instructor: null,
      term: null,
    });
    expect(propose('schedule.pdf', rows).name).toBe('schedule');
  });

  it('has no code from a prerequisite, a room, a term or a date', () => {
    const lines = ['Beekeeping', 'Prerequisite: ZOOL 110', 'Fall 2026, Room 204', 'March 2027', 'Week 12'];
    expect(propose('a.pdf', ...lines).courseCode).toBeNull();
  });

  it('is read in a moment from a text that is one long line', () => {
    const since = performance.now();
    for (const piece of ['A', 'A ', 'A1', '1/', '2026 ', 'a@', '((', 'Instructor: ', 'course ', 'Dr. A ', '[', '\t'])
      expect(propose('a.pdf', piece.repeat(200_000)).name.length).toBeGreaterThan(0);
    expect(performance.now() - since).toBeLessThan(3000);
  });
});
