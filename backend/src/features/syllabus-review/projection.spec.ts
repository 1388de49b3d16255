import { describe, expect, it } from 'vitest';
import type { SyllabusReviewEvent } from './events.ts';
import { syllabusReviewList, type SyllabusReviewRow } from './projection.ts';
import { findingsView } from './queries.ts';
import { accepted, ann, asked, classId, created, dismissed, documentId, edited, erased } from './testing/examples.ts';
import { fall, leftOut, recorded, spring, termChosen, toCheck } from './testing/examples.ts';

const recordedAt = '2026-11-23T09:00:00.000Z';
const onCalendar = { classId, dueDate: '2027-03-14', dueTime: null, isTouched: false };
const after = (...events: SyllabusReviewEvent[]) =>
  events.reduce<SyllabusReviewRow | null>(
    (row, event) => syllabusReviewList.evolve(row, event, { ownerId: ann, recordedAt }),
    null,
  );
const viewAfter = (...events: SyllabusReviewEvent[]) => {
  const row = after(...events);
  return findingsView(row ? { ...row, id: documentId } : undefined, new Map([[created.calendarEventId, onCalendar]]));
};

describe('the findings of a syllabus', () => {
  it('show what the analysis found, and which event is on the calendar', () => {
    const { earlier: _earlier, ...found } = created;
    const { findings, termChoices } = viewAfter(recorded());
    expect(findings[0]).toEqual({ ...found, documentId, decision: 'none', change: null, movedFrom: null });
    expect(findings.map(({ calendarEventId }) => calendarEventId)).toEqual([created.calendarEventId, null, null]);
    expect(termChoices).toEqual([]);
    expect(Object.keys(findings[0] ?? {})).not.toContain('earlier');
  });
  it('show what the student decided, with the changes', () => {
    const edit = { title: 'Office hour', dueDate: '2027-03-02' };
    expect(viewAfter(recorded(), dismissed(created), accepted(toCheck), edited(leftOut, edit)).findings).toMatchObject([
      { decision: 'dismissed', title: created.title },
      { decision: 'accepted', title: toCheck.title },
      { decision: 'edited', quote: leftOut.quote, ...edit },
    ]);
  });
  it('show the decision about the same item of an earlier syllabus, until it is decided again', () => {
    const again = { ...toCheck, earlier: 'dismissed' } as const;
    expect(viewAfter(recorded([again])).findings).toMatchObject([{ decision: 'dismissed' }]);
    expect(viewAfter(recorded([again]), accepted(again)).findings).toMatchObject([{ decision: 'accepted' }]);
  });
  it('ask for the term, and are void from the choice until the syllabus is read again', () => {
    expect(viewAfter(asked)).toMatchObject({ findings: [{ outcome: 'to_check' }], termChoices: [fall, spring] });
    expect(viewAfter(asked, termChosen)).toEqual({ findings: [], termChoices: [] });
    expect(viewAfter(asked, termChosen, recorded()).findings).toHaveLength(3);
  });
  it('are gone with their document', () => {
    expect(after(recorded(), erased)).toBeNull();
    expect(viewAfter()).toEqual({ findings: [], termChoices: [] });
  });
});

describe('what a newer syllabus changes', () => {
  const view = (finding: Partial<typeof created>, event: Partial<typeof onCalendar> = {}) => {
    const row = after(recorded([{ ...created, ...finding }]));
    const there = new Map([[created.calendarEventId, { ...onCalendar, ...event }]]);
    return findingsView(row ? { ...row, id: documentId } : undefined, there).findings[0];
  };
  it('shows where the event is until it is there', () => {
    const moved = { change: 'moved', dueDate: '2027-03-21' } as const;
    expect(view(moved)).toMatchObject({ change: 'moved', movedFrom: { dueDate: '2027-03-14', dueTime: null } });
    expect(view(moved, { dueDate: '2027-03-21' })).toMatchObject({ movedFrom: null });
  });
  it('asks about nothing that the student has edited or completed since', () => {
    expect(view({ change: 'gone' })).toMatchObject({ decision: 'none' });
    expect(view({ change: 'gone' }, { isTouched: true })).toMatchObject({ decision: 'kept' });
  });
});
