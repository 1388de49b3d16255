import { CalendarEventId, ClassId, DocumentId, ExtractedDate, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { CalendarEventCommand } from './decider.ts';
import { reconcileSyllabus } from './syllabus-dates.ts';
import type { KnownItem } from './same-items.ts';

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

const reconcile = async (dates: ExtractedDate[], there: KnownItem[] = [], of = documentId) => {
  const commands: CalendarEventCommand[] = [];
  const contexts: CommandContext[] = [];
  const deps = {
    handleAll: async (all: readonly CalendarEventCommand[], by: CommandContext) => {
      commands.push(...all);
      contexts.push(by);
    },
    fromSyllabi: async () => there,
    today: '2026-02-01',
  };
  const count = await reconcileSyllabus(deps, { documentId: of, classId, ownerId, dates }, context);
  return { count, commands, ids: commands.map(({ calendarEventId }) => calendarEventId), contexts };
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

  it('differ by day and by syllabus', async () => {
    const { ids } = await reconcile([midterm, { ...midterm, dueDate: '2026-03-15' }]);
    const others = await reconcile([midterm], [], another);
    expect(new Set([...ids, ...others.ids]).size).toBe(3);
  });

  it('keep the event that an earlier syllabus brought, and take leave of what is gone', async () => {
    const quiz = CalendarEventId.parse('1b8a7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d');
    const { count, commands } = await reconcile(
      [{ ...midterm, dueDate: '2026-03-21' }, final],
      [
        { ...midterm, id: known },
        { id: quiz, title: 'Quiz', dueDate: '2026-03-01', eventType: 'quiz' },
      ],
    );
    expect(count).toBe(2);
    expect(commands).toMatchObject([
      { type: 'FollowSyllabus', calendarEventId: known, bySyllabus: documentId, date: { dueDate: '2026-03-21' } },
      { type: 'ScheduleFromSyllabus', date: final },
      { type: 'LeaveSyllabus', calendarEventId: quiz, bySyllabus: documentId, today: '2026-02-01' },
    ]);
  });

  it('are one change, under one name however often it is repeated', async () => {
    const [first, again] = [await reconcile([midterm]), await reconcile([final])];
    expect(first.contexts[0]?.commandId).toMatch(/^[0-9a-f-]{36}$/);
    expect(again.contexts[0]?.commandId).toBe(first.contexts[0]?.commandId);
    expect((await reconcile([midterm], [], another)).contexts[0]?.commandId).not.toBe(first.contexts[0]?.commandId);
  });
});
