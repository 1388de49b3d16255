import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { day, found, later, reviewing } from './testing/client.ts';
import { startReviewApp } from './testing/review-app.ts';
let app: TestApp;

beforeAll(async () => {
  ({ app } = await startReviewApp());
});
afterAll(() => app.stop());

const [essay, quiz, final] = [found('Essay', day), found('Quiz', day), found('Final', later)];
const moved = found('Essay', later);

type There = Awaited<ReturnType<typeof reviewing>>;
const onCalendar = async (there: There) => (await there.events()).map(({ title, dueDate }) => `${title} ${dueDate}`);
const undo = async (there: There, { headers }: { headers: Headers }) =>
  (await there.student.post(`/api/undo/${headers.get('x-command-id')}`)).status;

/** A class whose second syllabus moves the essay, drops the quiz and adds the final exam. */
const withTwoVersions = async () => {
  const there = await reviewing(app);
  await there.read({ dates: [essay, quiz] });
  const first = await there.events();
  return { ...there, first, newer: () => there.read({ dates: [moved, final] }) };
};

describe('a new version of a syllabus', () => {
  it('adds what is new, and lists what moved and what is gone without changing it', async () => {
    const there = await withTwoVersions();
    const { findings } = await there.findings(await there.newer());
    expect(findings.toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
      { title: 'Essay', change: 'moved', dueDate: later, movedFrom: { dueDate: day, dueTime: null }, decision: 'none' },
      { title: 'Final', change: 'new', movedFrom: null },
      { title: 'Quiz', change: 'gone', dueDate: day, quote: quiz.quote, decision: 'none' },
    ]);
    expect(await onCalendar(there)).toEqual([`Essay ${day}`, `Quiz ${day}`, `Final ${later}`]);
  });

  it('changes nothing in its first version', async () => {
    const there = await reviewing(app);
    const { findings } = await there.findings(await there.read({ dates: [essay, quiz] }));
    expect(findings.map(({ change }) => change)).toEqual([null, null]);
  });

  it('moves and removes events when the student accepts, and undo takes it back', async () => {
    const there = await withTwoVersions();
    const id = await there.newer();
    const before = [await there.events(), await there.findings(id)];
    const moving = await there.accept(await there.called(id, 'Essay'));
    expect(moving).toMatchObject({ status: 200, body: { decision: 'accepted', movedFrom: null } });
    const removing = await there.accept(await there.called(id, 'Quiz'));
    expect(removing).toMatchObject({ status: 200, body: { decision: 'accepted', calendarEventId: null } });
    expect((await onCalendar(there)).toSorted()).toEqual([`Essay ${later}`, `Final ${later}`]);
    expect((await there.events()).find(({ title }) => title === 'Essay')).toMatchObject({ edited: false });
    for (const change of [removing, moving]) expect(await undo(there, change)).toBe(200);
    expect([await there.events(), await there.findings(id)]).toEqual(before);
  });

  it('accepts all as one change', async () => {
    const there = await withTwoVersions();
    const id = await there.newer();
    const before = [await there.events(), await there.findings(id)];
    const accepting = await there.student.post(`/api/documents/${id}/findings/accept`);
    expect(accepting).toMatchObject({ status: 200, body: { accepted: 2 } });
    expect((await onCalendar(there)).toSorted()).toEqual([`Essay ${later}`, `Final ${later}`]);
    expect(await undo(there, accepting)).toBe(200);
    expect([await there.events(), await there.findings(id)]).toEqual(before);
  });

  it('keeps events as they are when the student says so, also with the next version', async () => {
    const there = await withTwoVersions();
    const id = await there.newer();
    const keeping = await there.keep(await there.called(id, 'Essay'));
    expect(keeping).toMatchObject({ status: 200, body: { decision: 'kept', dueDate: day, movedFrom: null } });
    expect(await there.keep(await there.called(id, 'Quiz'))).toMatchObject({ body: { decision: 'kept' } });
    expect(await there.keep(await there.called(id, 'Final'))).toMatchObject({ status: 422 });
    const { findings } = await there.findings(await there.read({ dates: [moved, final, found('Lab', '2027-04-01')] }));
    expect(findings.filter(({ decision, change }) => change && decision === 'none')).toMatchObject([{ title: 'Lab' }]);
    expect(await onCalendar(there)).toEqual(expect.arrayContaining([`Essay ${day}`, `Quiz ${day}`]));
  });

  it('never overwrites what the student edited, completed or removed', async () => {
    const there = await withTwoVersions();
    const of = (title: string) => there.first.find((event) => event.title === title)?.id;
    await there.student.patch(`/api/events/${of('Essay')}`, { title: 'My essay' });
    await there.student.put(`/api/events/${of('Quiz')}`, { completed: true });
    const id = await there.newer();
    expect(new Set((await there.findings(id)).findings.map(({ change }) => change))).toEqual(new Set(['moved', 'new']));
    await there.student.delete(`/api/events/${(await there.called(id, 'Final')).calendarEventId}`);
    const accepting = await there.student.post(`/api/documents/${id}/findings/accept`);
    expect(accepting.body).toEqual({ accepted: 1 });
    expect((await there.events()).toSorted((a, b) => a.title.localeCompare(b.title))).toMatchObject([
      { title: 'My essay', dueDate: later, edited: true },
      { title: 'Quiz', completed: true, sourceState: 'no_longer_in_syllabus' },
    ]);
  });

  it('does not bring back an event that the student removed while it waited', async () => {
    const there = await withTwoVersions();
    const id = await there.newer();
    await there.student.delete(`/api/events/${(await there.called(id, 'Essay')).calendarEventId}`);
    await there.student.post(`/api/documents/${id}/findings/accept`);
    expect((await onCalendar(there)).some((line) => line.startsWith('Essay'))).toBe(false);
  });

  it('adds nothing twice when ten are uploaded at once', { timeout: 120_000 }, async () => {
    const there = await withTwoVersions();
    const versions = [
      [moved, final],
      [found('Essay', '2027-03-22'), final, found('Lab', '2027-04-01')],
    ];
    const uploads = Array.from({ length: 10 }, async (_, index) => {
      const { status } = await there.record(await there.upload(), { dates: versions[index % 2] });
      return status;
    });
    // a syllabus that a newer one has replaced is not recorded
    for (const status of await Promise.all(uploads)) expect([200, 404]).toContain(status);
    const titles = (await onCalendar(there)).map((line) => line.split(' ')[0]);
    expect(titles).toHaveLength(new Set(titles).size);
    expect(titles).toEqual(expect.arrayContaining(['Essay', 'Quiz', 'Final']));
  });
});
