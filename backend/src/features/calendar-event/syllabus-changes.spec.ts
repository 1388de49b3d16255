import { CalendarEventId, DocumentId, ExtractedDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { changesBy, type Compared, keyOf, syllabusEventId, type SyllabusItem } from './syllabus-changes.ts';

const newer = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const older = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const known = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
const [day, next, today] = ['2026-03-14', '2026-03-21', '2026-02-01'];

const dateOf = (dueDate: string, more: object = {}) =>
  ExtractedDate.parse({ title: 'Midterm', dueDate, eventType: 'exam', priority: 'high', quote: 'Midterm', ...more });
const itemOf = ({ quote, ...date }: ExtractedDate, more: Partial<SyllabusItem> = {}): SyllabusItem => ({
  id: known,
  ...date,
  read: { ...date, description: null },
  quote,
  documentId: older,
  now: { ...date, isTouched: false },
  ...more,
});
const changes = (there: SyllabusItem[], dates: ExtractedDate[], more: Partial<Compared> = {}) =>
  changesBy(there, { documentId: newer, dates, ...more }, today);
const moved = new Set([keyOf(dateOf(next))]);
const none = new Set();

describe('an event that the newer syllabus has on another day', () => {
  it('stays where it is, follows in the rest, and waits', () => {
    const found = changes([itemOf(dateOf(day))], [dateOf(next, { priority: 'low' })]);
    expect(found).toMatchObject({ moved, fresh: none, gone: [], leave: [], schedule: [] });
    expect(found.follow).toMatchObject([{ id: known, date: { dueDate: day, priority: 'low' } }]);
    expect([...found.ids]).toEqual([[keyOf(dateOf(next)), known]]);
  });
  it('waits as well when the newer one is not sure', () => {
    expect(changes([itemOf(dateOf(day))], [], { toCheck: [dateOf(next)] })).toMatchObject({
      moved,
      gone: [],
      follow: [{ date: { dueDate: day } }],
    });
  });
  it('still waits when the newer one is compared again, after it has followed', () => {
    const again = itemOf(dateOf(day), { documentId: newer });
    expect(changes([again], [dateOf(next)], { earlier: new Set([known]) }).moved).toEqual(moved);
  });
  it('does not wait where the student has moved it to that day already', () => {
    const found = changes(
      [itemOf(dateOf(day), { now: { dueDate: next, dueTime: null, isTouched: true } })],
      [dateOf(next)],
    );
    expect(found).toMatchObject({ moved: none, follow: [{ date: { dueDate: next } }] });
  });
  it('does not wait when the same syllabus is read with another term', () => {
    const own = itemOf(dateOf(day), { documentId: newer });
    expect(changes([own], [dateOf(next)])).toMatchObject({ moved: none, follow: [{ date: { dueDate: next } }] });
  });
});

describe('an event that the newer syllabus has on its day', () => {
  it('moves with another time, but not with one that is added or left out', () => {
    const at = (dueTime: string | null) => dateOf(day, { dueTime });
    expect(changes([itemOf(at('09:00'))], [at('10:00')]).moved.size).toBe(1);
    expect(changes([itemOf(at(null))], [at('10:00')])).toMatchObject({
      moved: none,
      follow: [{ date: { dueTime: '10:00' } }],
    });
    expect(changes([itemOf(at('09:00'))], [at(null)])).toMatchObject({
      moved: none,
      follow: [{ date: { dueTime: null } }],
    });
  });
});

describe('a date that no earlier syllabus has', () => {
  it('is scheduled and new, also when the syllabus is compared again', () => {
    const date = dateOf(day);
    const id = syllabusEventId(newer, keyOf(date));
    const fresh = new Set([keyOf(date)]);
    expect(changes([], [date])).toMatchObject({ schedule: [{ id, date }], fresh });
    expect(changes([itemOf(date, { id, documentId: newer })], [date])).toMatchObject({ schedule: [], fresh });
  });
  it('is new but not scheduled when the syllabus is not sure', () => {
    expect(changes([], [], { toCheck: [dateOf(day)] })).toMatchObject({
      schedule: [],
      fresh: new Set([keyOf(dateOf(day))]),
    });
  });
});

describe('an event that the newer syllabus does not have', () => {
  it('is marked, and the student may remove it', () => {
    const item = itemOf(dateOf(day));
    expect(changes([item], [])).toMatchObject({ leave: [known], gone: [item], follow: [] });
  });
  it.each([
    ['is over', itemOf(dateOf('2026-02-01')), {}],
    ['was edited or completed', itemOf(dateOf(day), { now: { dueDate: day, dueTime: null, isTouched: true } }), {}],
    ['was kept before', itemOf(dateOf(day)), { kept: new Set([known]) }],
  ])('is only marked when it %s', (_case, item, more) => {
    expect(changes([item], [], more)).toMatchObject({ leave: [known], gone: [] });
  });
  it('is not gone when another line is about it', () => {
    const found = changes([itemOf(dateOf(day))], [], { named: new Map([[known, 'The midterm']]) });
    expect(found).toMatchObject({ leave: [], gone: [], follow: [{ id: known, date: { quote: 'The midterm' } }] });
  });
});
