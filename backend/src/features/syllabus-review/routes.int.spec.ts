import { FindingId, FindingsView, FindingView } from '@hub/contracts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { eraseDeletedClasses } from '../class/index.ts';
import { day, essay, later, line, midterm, quiz, reading, reviewing } from './testing/client.ts';
import { type ReviewApp, startReviewApp } from './testing/review-app.ts';

let app: TestApp;
let features: ReviewApp['features'];

beforeAll(async () => {
  ({ app, features } = await startReviewApp());
});
afterAll(() => app.stop());

const undo = async (there: Awaited<ReturnType<typeof reviewing>>, { headers }: { headers: Headers }) =>
  (await there.student.post(`/api/undo/${headers.get('x-command-id')}`)).status;

describe('GET /api/documents/:id/findings', () => {
  it('lists what is on the calendar, what to check and what was left out', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const { body, status } = await there.student.get(`/api/documents/${id}/findings`);
    expect(status).toBe(200);
    const { findings, termChoices } = FindingsView.strict().parse(body);
    const [event] = await there.events();
    expect(findings).toMatchObject([
      { ...quiz, outcome: 'to_check', decision: 'none', documentId: id, calendarEventId: null },
      { ...midterm, outcome: 'created', decision: 'none', calendarEventId: event?.id },
      { ...essay, outcome: 'to_check', decision: 'none', calendarEventId: null },
      { ...line, outcome: 'left_out', title: '', dueDate: null, probability: null, calendarEventId: null },
    ]);
    expect(termChoices).toEqual([]);
    expect(await there.events()).toMatchObject([{ title: 'Midterm', sourceQuote: midterm.quote, documentId: id }]);
  });

  it('is empty until the analysis is finished, and of a workflow from before has only dates and lines', async () => {
    const there = await reviewing(app);
    const id = await there.upload();
    expect(await there.findings(id)).toEqual({ findings: [], termChoices: [] });
    const { page: _page, probability: _probability, ...date } = midterm;
    expect(await there.record(id, { dates: [date] })).toMatchObject({ status: 200, body: { scheduled: 1 } });
    expect(await there.findings(id)).toMatchObject({ findings: [{ title: 'Midterm', page: 1, probability: 1 }] });
  });

  it('lists the same when the analysis is recorded again', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const before = [await there.findings(id), await there.events()];
    expect(await there.record(id, { dates: [essay] })).toMatchObject({ body: { scheduled: 1 } });
    expect([await there.findings(id), await there.events()]).toEqual(before);
  });

  it('does not show an event that was removed from the calendar', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const { calendarEventId } = await there.called(id, 'Midterm');
    await there.student.delete(`/api/events/${calendarEventId}`);
    expect(await there.called(id, 'Midterm')).toMatchObject({ calendarEventId: null });
  });
});

describe('POST /api/documents/:id/findings/:findingId/accept', () => {
  it('puts the finding on the calendar, with its source, once', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const finding = await there.called(id, 'Quiz');
    const accepting = Array.from({ length: 4 }, () => there.accept(finding));
    for (const { status, body } of await Promise.all(accepting)) {
      expect(status).toBe(200);
      expect(FindingView.strict().parse(body)).toMatchObject({ id: finding.id, decision: 'accepted' });
    }
    const event = { title: 'Quiz', dueDate: day, source: 'syllabus', sourceQuote: quiz.quote, documentId: id };
    expect((await there.events()).filter(({ title }) => title === 'Quiz')).toMatchObject([{ ...event, edited: false }]);
    const [scheduled] = (await there.events()).filter(({ title }) => title === 'Quiz');
    expect(await there.called(id, 'Quiz')).toMatchObject({ calendarEventId: scheduled?.id });
  });

  it('applies the changes, which no newer syllabus overwrites', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const accepted = await there.accept(await there.called(id, 'Quiz'), {
      title: 'Test',
      dueDate: later,
    });
    expect(accepted).toMatchObject({ status: 200, body: { decision: 'edited', title: 'Test', dueDate: later } });
    await there.read({ dates: [{ ...quiz, dueDate: '2027-04-02' }] });
    expect((await there.events()).find(({ title }) => title === 'Test')).toMatchObject({
      dueDate: later,
      edited: true,
    });
  });

  it('changes the event of one that is on the calendar', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const finding = await there.called(id, 'Midterm');
    const edit = { dueTime: '09:30', eventType: 'quiz' };
    const { calendarEventId } = finding;
    expect(await there.accept(finding, edit)).toMatchObject({ body: { ...edit, calendarEventId } });
    expect(await there.events()).toMatchObject([{ id: finding.calendarEventId, ...edit, edited: true }]);
  });

  it('needs a title and a day for a line that was left out', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const finding = await there.called(id, '');
    const incomplete = await there.accept(finding, { title: 'Office hour' });
    expect(incomplete).toMatchObject({ status: 422, body: { code: 'finding_incomplete' } });
    const accepted = await there.accept(finding, { title: 'Office hour', dueDate: '2027-03-02' });
    expect(accepted).toMatchObject({ status: 200, body: { outcome: 'left_out', decision: 'edited' } });
    expect(await there.events()).toContainEqual(
      expect.objectContaining({ title: 'Office hour', dueDate: '2027-03-02', sourceQuote: line.quote, edited: true }),
    );
    expect(await there.accept(finding, { dueDate: '2027-02-30' })).toMatchObject({ status: 400 });
  });

  it('can be undone, with the event', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const before = [await there.findings(id), await there.events()];
    const accepting = await there.accept(await there.called(id, 'Quiz'), { dueDate: later });
    expect(await undo(there, accepting)).toBe(200);
    expect([await there.findings(id), await there.events()]).toEqual(before);
    await there.accept(await there.called(id, 'Quiz'));
    expect(await there.called(id, 'Quiz')).toMatchObject({ decision: 'accepted', calendarEventId: expect.any(String) });
  });
});

describe('POST /api/documents/:id/findings/accept', () => {
  it('accepts all that wait, as one change', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const before = [await there.findings(id), await there.events()];
    const accepting = await there.student.post(`/api/documents/${id}/findings/accept`);
    expect(accepting).toMatchObject({ status: 200, body: { accepted: 2 } });
    expect((await there.events()).map(({ title }) => title)).toEqual(['Midterm', 'Quiz', 'Essay']);
    expect((await there.student.post(`/api/documents/${id}/findings/accept`)).body).toEqual({ accepted: 0 });
    expect(await undo(there, accepting)).toBe(200);
    expect([await there.findings(id), await there.events()]).toEqual(before);
  });
});

describe('POST /api/documents/:id/findings/:findingId/dismiss', () => {
  it('removes the event, and can be undone', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const before = [await there.findings(id), await there.events()];
    const dismissing = await there.dismiss(await there.called(id, 'Midterm'));
    expect(dismissing).toMatchObject({ status: 200, body: { decision: 'dismissed', calendarEventId: null } });
    expect(await there.events()).toEqual([]);
    expect(await undo(there, dismissing)).toBe(200);
    expect([await there.findings(id), await there.events()]).toEqual(before);
  });

  it('hides one that waits, which can still be accepted', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    const finding = await there.called(id, 'Quiz');
    for (let times = 0; times < 2; times += 1)
      expect(await there.dismiss(finding)).toMatchObject({
        status: 200,
        body: { decision: 'dismissed' },
      });
    expect(await there.accept(finding)).toMatchObject({ status: 200, body: { decision: 'accepted' } });
    expect((await there.events()).map(({ title }) => title)).toContain('Quiz');
  });
});

describe('the findings', () => {
  it("of another student's syllabus look missing, and need a session", async () => {
    const there = await reviewing(app);
    const bob = await app.student();
    const id = await there.read(reading);
    const finding = await there.called(id, 'Quiz');
    const term = { first: day, last: later };
    const calls = (documentId: string, findingId: string) =>
      [
        ['GET', `/api/documents/${documentId}/findings`],
        ['POST', `/api/documents/${documentId}/findings/accept`],
        ['POST', `/api/documents/${documentId}/findings/${findingId}/accept`],
        ['POST', `/api/documents/${documentId}/findings/${findingId}/dismiss`],
        ['POST', `/api/documents/${documentId}/term`],
      ] as const;
    const send = async (client: Pick<typeof bob, 'get' | 'post'>, [method, path]: readonly [string, string]) => {
      const { status, body } = await (method === 'GET' ? client.get(path) : client.post(path, term));
      return { status, body };
    };
    const missing = calls(randomUUID(), randomUUID());
    for (const [index, call] of calls(id, finding.id).entries()) {
      const foreign = await send(bob, call);
      expect(foreign).toMatchObject({ status: 404, body: { message: 'Document not found' } });
      expect(await send(bob, missing[index] ?? call)).toEqual(foreign);
      expect((await send(app.visitor, call)).status).toBe(401);
    }
    const unknown = { ...finding, id: FindingId.parse(randomUUID()) };
    for (const decide of [there.accept, there.dismiss])
      expect(await decide(unknown)).toMatchObject({ status: 404, body: { code: 'finding_not_found' } });
    expect(await there.called(id, 'Quiz')).toEqual(finding);
  });

  it('are deleted with their document', async () => {
    const there = await reviewing(app);
    const id = await there.read(reading);
    await there.student.delete(`/api/documents/${id}`);
    expect((await there.student.get(`/api/documents/${id}/findings`)).status).toBe(404);
    const rows = () => app.platform.db('syllabus_review_list').where({ id });
    await expect.poll(rows, { timeout: 10_000 }).toEqual([]);
    expect((await there.record(id, reading)).status).toBe(404);
  });

  it('are erased with their class, also those of replaced syllabi', async () => {
    const there = await reviewing(app);
    await there.read(reading);
    await there.read(reading);
    const rows = () => app.platform.db('syllabus_review_list').where({ classId: there.classId });
    expect(await rows()).toHaveLength(2);
    await there.student.delete(`/api/classes/${there.classId}`);
    const inMonths = new Date(Date.now() + 60 * 86_400_000);
    // one that meets a document which was replaced a moment ago is repeated, as in the product
    await expect.poll(() => eraseDeletedClasses({ ...app.platform, features }, inMonths)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
