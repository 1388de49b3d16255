import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { day, found, later, midterm, quiz, reading, reviewing } from './testing/client.ts';
import { type ReviewApp, startReviewApp } from './testing/review-app.ts';

let app: TestApp;
let workflows: ReviewApp['workflows'];

beforeAll(async () => {
  ({ app, workflows } = await startReviewApp());
});
afterAll(() => app.stop());

describe('a newer syllabus', () => {
  it('brings back nothing that was dismissed or removed', async () => {
    const there = await reviewing(app);
    const first = await there.read(reading);
    await there.dismiss(await there.called(first, 'Quiz'));
    await there.student.delete(`/api/events/${(await there.called(first, 'Midterm')).calendarEventId}`);
    for (const next of [{ dates: [quiz, midterm] }, { dates: [], toCheck: [midterm, quiz] }, { dates: [midterm] }]) {
      const { findings } = await there.findings(await there.read(next));
      expect(new Set(findings.map(({ decision }) => decision))).toEqual(new Set(['dismissed']));
      expect(await there.events()).toEqual([]);
    }
  });

  it('never removes what was accepted, and lists it as accepted while it names it', async () => {
    const there = await reviewing(app);
    const first = await there.read(reading);
    await there.student.post(`/api/documents/${first}/findings/accept`);
    await there.accept(await there.called(first, ''), { title: 'Office hour', dueDate: later });
    const before = await there.events();
    const second = await there.read({ ...reading, toCheck: [quiz] });
    expect(await there.called(second, 'Quiz')).toMatchObject({ decision: 'accepted' });
    const of = (title: string) => before.find((event) => event.title === title);
    expect(await there.events()).toMatchObject([
      { ...of('Midterm'), documentId: second },
      { ...of('Quiz'), documentId: second },
      { ...of('Essay'), sourceState: 'no_longer_in_syllabus' },
      { ...of('Office hour'), documentId: second, sourceState: 'current' },
    ]);
  });

  it('leaves an event that it names uncertainly on its day until the student accepts the new one', async () => {
    const there = await reviewing(app);
    await there.read({ dates: [midterm] });
    const second = await there.read({ toCheck: [found('Midterm', later)] });
    expect(await there.events()).toMatchObject([{ dueDate: day, sourceState: 'current' }]);
    await there.accept(await there.called(second, 'Midterm'));
    expect(await there.events()).toMatchObject([{ dueDate: later, edited: false }]);
  });
});

describe('the longest reading', () => {
  it('is recorded whatever the alphabet, and all its events are scheduled', { timeout: 120_000 }, async () => {
    const there = await reviewing(app);
    const dates = Array.from({ length: 500 }, (_, index) =>
      found(`${'題'.repeat(190)} ${index}`, day, { quote: '課'.repeat(500) }),
    );
    const id = await there.read({ dates, toCheck: dates.slice(0, 200).map((date) => ({ ...date, dueDate: later })) });
    expect(await there.events()).toHaveLength(500);
    expect((await there.findings(id)).findings.length).toBeGreaterThan(250);
  });
});

describe('POST /api/documents/:id/term', () => {
  const fall = { label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' };
  const spring = { label: 'Spring 2027', first: '2027-01-11', last: '2027-05-14' };
  const { label: _label, ...chosen } = spring;

  it('reads the syllabus again with the chosen term, which then schedules', async () => {
    const there = await reviewing(app);
    const id = await there.read({ ...reading, termChoices: [fall, spring] });
    expect(await there.events()).toEqual([]);
    expect(await there.findings(id)).toMatchObject({
      termChoices: [fall, spring],
      findings: [{}, { title: 'Midterm', outcome: 'to_check', calendarEventId: null }, {}, {}],
    });
    expect((await there.student.post(`/api/documents/${id}/findings/accept`)).status).toBe(409);

    await expect.poll(() => workflows.started, { timeout: 10_000 }).toContain(id);
    const started = new Promise((resolve) => {
      workflows.willDo(async (key) => {
        resolve(key);
        const { body } = await app.workflowOf(there.student.userId).get(`/api/internal/documents/${key}`);
        const dates = [found(`Midterm in term ${JSON.stringify(body).includes(spring.first)}`, day)];
        return there.record(key, { dates });
      });
    });
    const path = `/api/documents/${id}/term`;
    const choosing = await there.student.post(path, chosen);
    expect(choosing).toMatchObject({ status: 200, body: { findings: [], termChoices: [] } });
    expect(choosing.headers.get('x-command-id')).toBeNull();
    expect(await started).toBe(id);
    await expect.poll(there.events, { timeout: 10_000 }).toMatchObject([{ title: 'Midterm in term true' }]);
    await expect.poll(() => there.findings(id)).toMatchObject({ findings: [{ outcome: 'created' }], termChoices: [] });
    const runs = workflows.started.length;
    expect((await there.student.post(path, chosen)).status).toBe(200);
    expect(workflows.started).toHaveLength(runs);
  });

  it('accepts only a term that was offered', async () => {
    const there = await reviewing(app);
    const id = await there.read({ termChoices: [fall, spring] });
    const other = { first: '2025-08-24', last: '2025-12-18' };
    expect(await there.student.post(`/api/documents/${id}/term`, other)).toMatchObject({
      status: 400,
      body: { code: 'term_not_offered' },
    });
    expect(await there.student.post(`/api/documents/${id}/term`, { first: 'soon' })).toMatchObject({ status: 400 });
  });
});
