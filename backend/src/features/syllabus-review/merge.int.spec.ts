import { CalendarEventView, ClassView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { day, found, midterm, quiz, reading, reviewing } from './testing/client.ts';
import { startReviewApp } from './testing/review-app.ts';
let app: TestApp;

beforeAll(async () => {
  ({ app } = await startReviewApp());
});
afterAll(() => app.stop());

type There = Awaited<ReturnType<typeof reviewing>>;
const titles = async (there: There) => (await there.events()).map(({ title }) => title).toSorted();
const addEvent = async (there: There, classId: string = there.classId) => {
  const form = { classId, title: 'My midterm', dueDate: day, eventType: 'exam' };
  return CalendarEventView.parse((await there.student.post('/api/events', form)).body).id;
};

describe('POST /api/documents/:id/findings/:findingId/merge', () => {
  it('leaves one event of two, and the other does not return', async () => {
    const there = await reviewing(app);
    const exam = found('Midterm exam', '2027-03-15');
    const id = await there.read({ dates: [midterm, exam] });
    const { id: into } = await there.called(id, 'Midterm');
    const merging = await there.merge(await there.called(id, 'Midterm exam'), { into });
    expect(merging).toMatchObject({ status: 200, body: { decision: 'merged', calendarEventId: null } });
    expect(await titles(there)).toEqual(['Midterm']);
    await there.read({ dates: [midterm, exam] });
    expect(await titles(there)).toEqual(['Midterm']);
  });

  it('merges with any event of the class, and undo restores both', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const calendarEventId = await addEvent(there);
    const before = [await there.events(), await there.findings(id)];
    const merging = await there.merge(await there.called(id, 'Midterm'), { into: calendarEventId });
    expect(await titles(there)).toEqual(['My midterm']);
    expect((await there.student.post(`/api/undo/${merging.headers.get('x-command-id')}`)).status).toBe(200);
    expect([await there.events(), await there.findings(id)]).toEqual(before);
  });

  it('puts the one that remains on the calendar, as one change', async () => {
    const there = await reviewing(app);
    const id = await there.read({ toCheck: [quiz, found('Test', day)] });
    const before = await there.findings(id);
    const { id: into } = await there.called(id, 'Quiz');
    const merging = await there.merge(await there.called(id, 'Test'), { into });
    expect(await titles(there)).toEqual(['Quiz']);
    expect(await there.called(id, 'Quiz')).toMatchObject({ decision: 'accepted' });
    expect((await there.student.post(`/api/undo/${merging.headers.get('x-command-id')}`)).status).toBe(200);
    expect([await titles(there), await there.findings(id)]).toEqual([[], before]);
  });

  it('changes nothing without another event of the same class', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const finding = await there.called(id, 'Midterm');
    const { id: otherClass } = ClassView.parse((await there.student.post('/api/classes', { name: 'Art' })).body);
    const bob = await reviewing(app);
    const before = [await there.events(), await there.findings(id)];
    for (const calendarEventId of [randomUUID(), await addEvent(there, otherClass), await addEvent(bob)])
      expect(await there.merge(finding, { into: calendarEventId })).toMatchObject({
        status: 404,
        body: { code: 'event_not_found' },
      });
    const self = { into: finding.id };
    expect(await there.merge(finding, self)).toMatchObject({ status: 422, body: { code: 'merged_with_itself' } });
    for (const target of [{}, { into: 'midterm' }]) expect((await there.merge(finding, target)).status).toBe(400);
    expect([await there.events(), await there.findings(id)]).toEqual(before);
  });
});
