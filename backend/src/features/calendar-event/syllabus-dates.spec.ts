import { ClassId, DocumentId, ExtractedDate, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../platform/commands.ts';
import type { CalendarEventCommand } from './decider.ts';
import { scheduleSyllabusDates } from './syllabus-dates.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const another = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const context = { ownerId, actorId: 'analyzeSyllabus', actorKind: 'workflow', correlationId: 'c' } as const;

const dateOf = (title: string, dueDate: string) =>
  ExtractedDate.parse({ title, dueDate, eventType: 'exam', priority: 'high', quote: title });
const midterm = dateOf('Midterm', '2026-03-14');
const final = dateOf('Final exam', '2026-05-08');

const schedule = async (dates: ExtractedDate[], known: ExtractedDate[] = [], of = documentId) => {
  const handled: Target<CalendarEventCommand>[] = [];
  const deps = {
    handleAll: async (targets: readonly Target<CalendarEventCommand>[]) => handled.push(...targets),
    fromOtherSyllabi: async () => known,
  };
  const scheduled = await scheduleSyllabusDates(deps, { documentId: of, classId, ownerId, dates }, context);
  return { scheduled, ids: handled.map(({ id }) => id), commands: handled.map(({ command }) => command) };
};

describe('the dates of a syllabus', () => {
  it("become commands in the student's name, for the class and with their source", async () => {
    const { scheduled, commands } = await schedule([midterm]);
    expect(scheduled).toBe(1);
    expect(commands).toMatchObject([{ type: 'ScheduleFromSyllabus', by: ownerId, classId, documentId, date: midterm }]);
  });

  it('get the same ids when the analysis is repeated, whatever the case and the blanks of the title', async () => {
    const first = await schedule([midterm, final]);
    const again = await schedule([final, { ...midterm, title: ' MIDTERM. ' }]);
    expect(again.ids).toEqual(first.ids.toReversed());
  });

  it('are counted once when the syllabus names one twice', async () => {
    expect(await schedule([midterm, final, { ...midterm, title: 'midterm' }])).toMatchObject({ scheduled: 2 });
  });

  it('differ by day and by syllabus', async () => {
    const { ids } = await schedule([midterm, { ...midterm, dueDate: '2026-03-15' }]);
    const others = await schedule([midterm], [], another);
    expect(new Set([...ids, ...others.ids]).size).toBe(3);
  });

  it('that the replaced syllabus brought keep their events', async () => {
    const { scheduled, commands } = await schedule([midterm, final], [{ ...midterm, title: 'MIDTERM' }]);
    expect(scheduled).toBe(2);
    expect(commands).toMatchObject([{ date: final }]);
  });
});
