import type { EventType } from '@hub/contracts';
import { addDays, format, nextMonday, parseISO } from 'date-fns';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import Pdf from 'pdfkit';

export interface ExpectedEvent {
  readonly title: string;
  /** YYYY-MM-DD */
  readonly dueDate: string;
  /** HH:mm */
  readonly dueTime: string | null;
  readonly eventType: EventType;
}

type Part =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly rows: readonly (readonly string[])[] };

interface Dates {
  /** The Monday of a week of the term, from 1. */
  readonly monday: (week: number) => Date;
  readonly exam: Date;
}

/** The term begins on a Monday one to two weeks after the day, so that all its dates are in the future. */
const datesFrom = (today: string): Dates => {
  const first = nextMonday(addDays(parseISO(today), 7));
  const monday = (week: number) => addDays(first, 7 * (week - 1));
  return { monday, exam: addDays(monday(10), 3) };
};

const short = (date: Date) => format(date, 'MMM d');
const iso = (date: Date) => format(date, 'yyyy-MM-dd');

const termOf = (date: Date) => {
  const month = date.getMonth();
  return `${month < 4 ? 'Spring' : month < 7 ? 'Summer' : 'Fall'} ${date.getFullYear()}`;
};

const partsOf = ({ monday, exam }: Dates): Part[] => [
  { heading: 'BIO 210: Cell Biology' },
  { text: `${termOf(monday(1))} · Dr. Maya Lindqvist · Mondays and Thursdays, 10:00-11:30 AM, Hall 2` },
  { text: 'Office hours: Tuesdays, 2-3 PM, and by appointment.' },
  { heading: 'What we do' },
  {
    text: 'This course follows the living cell from its membrane to its nucleus. The textbook (4th edition, 2019) was first printed on March 3, 1998 and is in the library.',
  },
  { heading: 'Grading' },
  {
    rows: [
      ['Component', 'Weight'],
      ['Problem sets and lab reports', '40%'],
      ['Midterm exam', '25%'],
      ['Final exam', '35%'],
    ],
  },
  { text: `Late work: a lab report handed in after ${short(addDays(monday(3), 2))} loses 10% a day.` },
  { text: 'The date of Quiz 2 is to be announced.' },
  { heading: 'Schedule' },
  {
    rows: [
      ['Week', 'Date', 'Topic', 'Due'],
      ['1', short(monday(1)), 'What a cell is', ''],
      ['2', short(monday(2)), 'Membranes', 'Problem set 1'],
      ['3', short(monday(3)), 'Enzymes and energy', 'Lab report 1 by 5:00 PM'],
      ['4', short(monday(4)), 'Quiz 1: membranes and enzymes', ''],
      ['5', short(monday(5)), 'Midterm exam', ''],
      ['6', `${short(monday(6))} - ${short(addDays(monday(6), 4))}`, 'Reading week: no classes', ''],
      ['7', short(monday(7)), 'The cell cycle', 'Problem set 2; problem set 3 assigned'],
      ['8', `${short(monday(8))} - ${short(addDays(monday(8), 4))}`, 'Signals between cells', 'Essay draft'],
      ['9', short(monday(9)), 'Cancer', 'TBA'],
      ['10', short(monday(10)), 'Looking back', 'Group project'],
    ],
  },
  { heading: 'Final exam' },
  { text: `The final exam takes place on ${format(exam, 'EEEE, MMMM d, yyyy')} at 9:00 AM in Hall 2.` },
];

/** The events that a careful student would find in the fixture, by date; there are no others. */
export const expectedEvents = (today: string): ExpectedEvent[] => {
  const { monday, exam } = datesFrom(today);
  const on = (date: Date, title: string, eventType: EventType): ExpectedEvent => ({
    title,
    dueDate: iso(date),
    dueTime: null,
    eventType,
  });
  return [
    on(monday(2), 'Problem set 1', 'homework'),
    { ...on(monday(3), 'Lab report 1', 'assignment'), dueTime: '17:00' },
    on(monday(4), 'Quiz 1: membranes and enzymes', 'quiz'),
    on(monday(5), 'Midterm exam', 'exam'),
    on(monday(6), 'Reading week: no classes', 'other'),
    on(monday(7), 'Problem set 2', 'homework'),
    on(addDays(monday(8), 4), 'Essay draft', 'assignment'),
    on(monday(10), 'Group project', 'project'),
    { ...on(exam, 'Final exam', 'exam'), dueTime: '09:00' },
  ];
};

/** A fictional syllabus with dates after the given day (YYYY-MM-DD): a table, ranges, prose, and traps. */
export const fixtureSyllabusPdf = (today: string): Promise<Buffer> => {
  const document = new Pdf({ size: 'A4', margin: 60, info: { Title: 'BIO 210: Cell Biology' } });
  for (const part of partsOf(datesFrom(today))) {
    if ('rows' in part) {
      document.fontSize(10).table({ data: part.rows.map((row) => [...row]) });
      document.x = 60;
      document.moveDown();
    } else if ('heading' in part) document.fontSize(15).text(part.heading).moveDown(0.4);
    else document.fontSize(10.5).text(part.text).moveDown(0.6);
  }
  document.end();
  return bufferOf(document);
};

const bufferOf = async (document: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The same as a Word document. */
export const fixtureSyllabusDocx = (today: string): Promise<Buffer> => {
  const children = partsOf(datesFrom(today)).map((part) => {
    if ('heading' in part) return new Paragraph({ text: part.heading, heading: HeadingLevel.HEADING_1 });
    if ('text' in part) return new Paragraph(part.text);
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    return new Table({ rows: part.rows.map((row) => new TableRow({ children: row.map(cell) })) });
  });
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
};
