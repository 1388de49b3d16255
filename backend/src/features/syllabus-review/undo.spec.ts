import { describe, it } from 'vitest';
import { undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { syllabusReviewAggregate } from './aggregate.ts';
import type { SyllabusReviewEvent } from './events.ts';
import type { Decision } from './state.ts';
import { accepted, asked, created, dismissed, documentId, edited, erased, recorded } from './testing/examples.ts';
import { kept, merged, moved, termChosen, toCheck } from './testing/examples.ts';

const { given } = undoSpecOf(syllabusReviewAggregate);
const restored = ({ id: findingId }: typeof toCheck, decision: Decision['decision'], changes = {}) =>
  ({ type: 'FindingRestored', data: { documentId, findingId, decision, changes } }) satisfies SyllabusReviewEvent;

describe('undoing a decision about a finding', () => {
  it('makes it wait again, or restores the decision before', () => {
    given(recorded())
      .when({ undoing: [dismissed(toCheck)] })
      .then(restored(toCheck, 'none'));
    given(recorded(), edited(toCheck, { title: 'Test' }))
      .when({ undoing: [dismissed(toCheck)] })
      .then(restored(toCheck, 'edited', { title: 'Test' }));
  });
  it('makes what was kept or merged wait again', () => {
    given(recorded([moved]))
      .when({ undoing: [kept(moved, { dueDate: '2027-03-14' })] })
      .then(restored(moved, 'none'));
    given(recorded())
      .when({ undoing: [merged(toCheck, created.calendarEventId)] })
      .then(restored(toCheck, 'none'));
  });
  it('undoes all that were accepted at once, and keeps later decisions about others', () => {
    const other = { ...toCheck, id: created.id };
    given(recorded([toCheck, other]))
      .when({ undoing: [accepted(toCheck), accepted(other)] })
      .then(restored(toCheck, 'none'), restored(other, 'none'));
    given(recorded())
      .when({ undoing: [accepted(toCheck)], after: [dismissed(created)] })
      .then(restored(toCheck, 'none'));
  });
  it('is rejected when it was decided again, and for an analysis, a term and an erased review', () => {
    given(recorded())
      .when({ undoing: [accepted(toCheck)], after: [dismissed(toCheck)] })
      .thenRejects('changed_since');
    given()
      .when({ undoing: [recorded()] })
      .thenRejects('changed_since');
    given(asked)
      .when({ undoing: [termChosen] })
      .thenRejects('changed_since');
    given(recorded())
      .when({ undoing: [accepted(toCheck)], after: [erased] })
      .thenRejects('changed_since');
  });
});
