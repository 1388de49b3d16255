import { CalendarEventId, ClassId, DocumentId, ExtractedDate, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import type { SyllabusItem } from './syllabus-changes.ts';
import { reconcileSyllabus, type SyllabusDates } from './syllabus-dates.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const another = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const known = CalendarEventId.parse('9b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
const context = { ownerId, actorId: 'analyzeSyllabus', actorKind: 'workflow', correlationId: 'c' } as const;

const dateOf = (title: string, dueDate: string) =>
  ExtractedDate.parse({ title, dueDate, eventType: 'exam', priority: 'high', quote: title });
const midterm = dateOf('Midterm', '2026-03-14');
const final = dateOf('Final exam', '2026-05-08');

const itemOf = (id: CalendarEventId, { quote, ...date }: ExtractedDate, isTouched = false): SyllabusItem => ({
  id,
  ...date,
  read: { ...date, description: null },
  quote,
  documentId: another,
  now: { ...date, isTouched },
});

const reconcile = async (dates: ExtractedDate[], there: SyllabusItem[] = [], more: Partial<SyllabusDates> = {}) => {
  const commands: CalendarEventCommand[] = [];
  const contexts: CommandContext[] = [];
  const dependencies = {
    handleAll: async (all: readonly CalendarEventCommand[], by: CommandContext) => {
      commands.push(...all);
      contexts.push(by);
    },
    fromSyllabi: async () => there,
    today: '2026-02-01',
  };
  const syllabus = { documentId, classId, ownerId, dates, ...more };
  const { scheduled: count, ids: eventIds } = await reconcileSyllabus(dependencies, syllabus, context);
  return { count, eventIds, commands, ids: commands.map(({ calendarEventId }) => calendarEventId), contexts };
};

describe('the dates of a syllabus', () => {
  it("become commands in the student's name, for the class and with their source", async () => {
    const { count, commands } = await reconcile([midterm]);
    expect(count).toBe(1);
    expect(commands).toMatchObject([{ type: 'ScheduleFromSyllabus', by: ownerId, classId, documentId, date: midterm }]);
  });

  it('get the same ids when the analysis is repeated, whatever the case and the blanks of the title', async () => {
    const first = await reconcile([midterm, final]);
    const again = await reconcile([final, { ...midterm, title: ' MIDTERM. ' }]);
    expect(again.ids).toEqual(first.ids.toReversed());
  });

  it('are counted once when the syllabus names one twice', async () => {
    expect(await reconcile([midterm, final, { ...midterm, title: 'midterm' }])).toMatchObject({ count: 2 });
  });

  it('get ids that differ by day and by syllabus', async () => {
    const { ids } = await reconcile([midterm, { ...midterm, dueDate: '2026-03-15' }]);
    const others = await reconcile([midterm], [], { documentId: another });
    expect(new Set([...ids, ...others.ids]).size).toBe(3);
  });

  it('keep the events of an earlier syllabus on their days, and mark the missing ones', async () => {
    const quiz = CalendarEventId.parse('1b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
    const { count, commands } = await reconcile(
      [{ ...midterm, dueDate: '2026-03-21' }, final],
      [itemOf(known, midterm), itemOf(quiz, dateOf('Quiz', '2026-03-01'))],
    );
    expect(count).toBe(2);
    expect(commands).toMatchObject([
      { type: 'FollowSyllabus', calendarEventId: known, bySyllabus: documentId, date: { dueDate: '2026-03-14' } },
      { type: 'ScheduleFromSyllabus', date: final },
      { type: 'LeaveSyllabus', calendarEventId: quiz, bySyllabus: documentId },
    ]);
  });

  it('are one change with one id, however often it is repeated', async () => {
    const [first, again] = [await reconcile([midterm]), await reconcile([final])];
    expect(first.contexts[0]?.commandId).toMatch(/^[0-9a-f-]{36}$/);
    expect(again.contexts[0]?.commandId).toBe(first.contexts[0]?.commandId);
    expect((await reconcile([midterm], [], { documentId: another })).contexts[0]?.commandId).not.toBe(
      first.contexts[0]?.commandId,
    );
  });

  it('are returned with their events', async () => {
    const { eventIds, ids } = await reconcile([{ ...midterm, dueDate: '2026-03-21' }, final], [itemOf(known, midterm)]);
    expect([...eventIds]).toEqual([
      ['2026-03-21 midterm', known],
      ['2026-05-08 final exam', ids[1]],
    ]);
  });
});

describe('an event of an earlier syllabus', () => {
  it('stays as it is when the new one names it uncertainly, on any day', async () => {
    const toCheck = [{ ...midterm, dueDate: '2026-03-21', quote: 'Midterm in March?' }];
    const { commands, count, eventIds } = await reconcile([], [itemOf(known, midterm)], { toCheck });
    expect(count).toBe(0);
    expect(commands).toMatchObject([
      { type: 'FollowSyllabus', calendarEventId: known, date: { dueDate: '2026-03-14', quote: 'Midterm in March?' } },
    ]);
    expect(eventIds.get('2026-03-21 midterm')).toBe(known);
  });

  it('stays as it is when another line of the new one is about it', async () => {
    const named = new Map([[known, 'The midterm']]);
    expect((await reconcile([], [itemOf(known, midterm)], { named })).commands).toMatchObject([
      { type: 'FollowSyllabus', calendarEventId: known, date: { dueDate: '2026-03-14', quote: 'The midterm' } },
    ]);
  });
});
