import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { syllabusReview } from './decider.ts';
import {
  accepted,
  ann,
  asked,
  bob,
  classId,
  created,
  dismissed,
  documentId,
  edited,
  erased,
  fall,
  gone,
  kept,
  leftOut,
  merged,
  moved,
  recorded,
  spring,
  termChosen,
  toCheck,
} from './testing/examples.ts';

const { given } = specOf(syllabusReview);
const target = { documentId, by: ann } as const;
const record = { type: 'RecordFindings', ...target, classId, findings: [created, toCheck, leftOut] } as const;
const accept = (finding = toCheck, edit = {}) =>
  ({ type: 'AcceptFinding', ...target, findingId: finding.id, edit }) as const;
const dismiss = (finding = toCheck) => ({ type: 'DismissFinding', ...target, findingId: finding.id }) as const;
const acceptAll = { type: 'AcceptFindings', ...target } as const;
const choose = ({ first, last } = fall) => ({ type: 'ChooseTerm', ...target, first, last }) as const;

describe('the result of an analysis', () => {
  const findings = [...record.findings];
  it('is recorded once', () => {
    given()
      .when({ ...record, findings, termChoices: [] })
      .then(recorded());
    given(recorded())
      .when({ ...record, findings: [created], termChoices: [] })
      .then();
  });
  it('is recorded again after the term was chosen', () => {
    given(asked)
      .when({ ...record, findings, termChoices: [] })
      .then();
    given(asked, termChosen)
      .when({ ...record, findings, termChoices: [] })
      .then(recorded());
  });
});

describe('accepting a finding', () => {
  it('is recorded once', () => {
    given(recorded()).when(accept()).then(accepted(toCheck));
    given(recorded(), accepted(toCheck)).when(accept()).then();
  });
  it('confirms one that is on the calendar already', () => {
    given(recorded()).when(accept(created)).then(accepted(created));
  });
  it('records only what the student changed', () => {
    const edit = { title: toCheck.title, dueDate: '2027-03-21' };
    given(recorded())
      .when(accept(toCheck, edit))
      .then(edited(toCheck, { dueDate: '2027-03-21' }));
    given(recorded(), edited(toCheck, { dueDate: '2027-03-21' }))
      .when(accept(toCheck, edit))
      .then();
  });
  it('keeps earlier changes, and returns to what the syllabus says when they are reverted', () => {
    const before = edited(toCheck, { dueDate: '2027-03-21' });
    given(recorded(), before).when(accept()).then();
    given(recorded(), before)
      .when(accept(toCheck, { title: 'Test' }))
      .then(edited(toCheck, { dueDate: '2027-03-21', title: 'Test' }));
    given(recorded(), before)
      .when(accept(toCheck, { dueDate: '2027-03-14' }))
      .then(accepted(toCheck));
  });
  it('is possible after it was dismissed', () => {
    given(recorded(), dismissed(toCheck)).when(accept()).then(accepted(toCheck));
  });
  it('needs a title and a day for a line that was left out', () => {
    given(recorded()).when(accept(leftOut)).thenRejects('finding_incomplete');
    given(recorded())
      .when(accept(leftOut, { title: 'Office hour' }))
      .thenRejects('finding_incomplete');
    const edit = { title: 'Office hour', dueDate: '2027-03-02' };
    given(recorded()).when(accept(leftOut, edit)).then(edited(leftOut, edit));
  });
});

describe('accepting everything', () => {
  it('accepts what waits for a decision, once', () => {
    given(recorded()).when(acceptAll).then(accepted(toCheck));
    given(recorded(), accepted(toCheck)).when(acceptAll).then();
  });
  it('leaves out what was dismissed, also about an earlier syllabus', () => {
    given(recorded(), dismissed(toCheck)).when(acceptAll).then();
    given(recorded([{ ...toCheck, earlier: 'dismissed' }]))
      .when(acceptAll)
      .then();
  });
});

describe('what a newer syllabus changes', () => {
  const changed = recorded([moved, gone, toCheck]);
  const keep = (finding = moved, changes = {}) =>
    ({ type: 'KeepFinding', ...target, findingId: finding.id, changes }) as const;
  it('is accepted one by one, or with everything else', () => {
    given(changed).when(accept(moved)).then(accepted(moved));
    given(changed).when(accept(gone)).then(accepted(gone));
    given(changed).when(acceptAll).then(accepted(moved), accepted(gone), accepted(toCheck));
  });
  it('accepts a missing event only as it is', () => {
    given(changed)
      .when(accept(gone, { title: 'Test' }))
      .then(accepted(gone));
  });
  it('is kept as it is, once, and no longer waits', () => {
    const stays = { dueDate: '2027-03-14' };
    given(changed).when(keep(moved, stays)).then(kept(moved, stays));
    given(changed, kept(moved, stays)).when(keep(moved, stays)).then();
    given(changed).when(keep(gone)).then(kept(gone));
    given(changed, kept(moved, stays), kept(gone)).when(acceptAll).then(accepted(toCheck));
  });
  it('can still be accepted after it was kept', () => {
    given(changed, kept(moved, { dueDate: '2027-03-14' }))
      .when(accept(moved))
      .then(accepted(moved));
  });
  it('is nothing else', () => {
    for (const finding of [created, toCheck, leftOut])
      given(recorded()).when(keep(finding)).thenRejects('finding_not_changed');
  });
});

describe('merging a finding', () => {
  const merge = (finding = toCheck, { calendarEventId: into } = created) =>
    ({ type: 'MergeFinding', ...target, findingId: finding.id, into }) as const;
  it('is recorded once', () => {
    given(recorded()).when(merge()).then(merged(toCheck, created.calendarEventId));
    given(recorded(), merged(toCheck, created.calendarEventId)).when(merge()).then();
  });
  it('needs another event', () => {
    given(recorded()).when(merge(toCheck, toCheck)).thenRejects('merged_with_itself');
  });
  it('leaves nothing that waits, and can be accepted after all', () => {
    const before = [recorded(), merged(toCheck, created.calendarEventId)];
    given(...before)
      .when(acceptAll)
      .then();
    given(...before)
      .when(accept())
      .then(accepted(toCheck));
  });
});

describe('dismissing a finding', () => {
  it('is recorded once', () => {
    given(recorded()).when(dismiss(created)).then(dismissed(created));
    given(recorded(), dismissed(created)).when(dismiss(created)).then();
  });
});

describe('the term', () => {
  it('can be one of those offered, and comes first', () => {
    given(asked).when(choose()).then(termChosen);
    given(asked)
      .when(choose({ ...fall, last: '2027-01-31' }))
      .thenRejects('term_not_offered');
    given(recorded()).when(choose()).thenRejects('term_not_offered');
    given().when(choose()).thenRejects('term_not_offered');
    for (const command of [accept(), dismiss(), acceptAll]) given(asked).when(command).thenRejects('term_not_chosen');
  });
  it('can be chosen again, but not while the syllabus is read with another', () => {
    given(asked, termChosen).when(choose()).then();
    given(asked, termChosen).when(choose(spring)).thenRejects('conflict');
    given(asked, termChosen, recorded())
      .when(choose(spring))
      .then({ type: 'TermChosen', data: { documentId, term: spring } });
  });
  it('makes the findings so far void', () => {
    given(asked, termChosen).when(accept()).thenRejects('finding_not_found');
  });
});

describe('erasing the review', () => {
  const erase = { type: 'EraseSyllabusReview', ...target } as const;
  it('is recorded once, and nothing without a review', () => {
    given(recorded()).when(erase).then(erased);
    given(recorded(), erased).when(erase).then();
    given().when(erase).then();
  });
  it('cannot be followed by a late analysis', () => {
    given(recorded(), erased)
      .when({ ...record, findings: [], termChoices: [] })
      .thenRejects('document_not_found');
  });
});

it("another student's and a missing finding are not found", () => {
  for (const command of [accept(), dismiss(), acceptAll, choose()])
    given(recorded())
      .when({ ...command, by: bob })
      .thenRejects('document_not_found');
  given(recorded([created]))
    .when(accept())
    .thenRejects('finding_not_found');
});
