import { eventTypes, type FindingEdit, type RejectionCode, type TermChoice, type UserId } from '@hub/contracts';
import * as fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { syllabusReviewAggregate } from '../../features/syllabus-review/aggregate.ts';
import type { SyllabusReviewCommand } from '../../features/syllabus-review/decider.ts';
import type { Finding, SyllabusReviewEvent } from '../../features/syllabus-review/events.ts';
import type { SyllabusReview } from '../../features/syllabus-review/state.ts';
import { named, type Outcome, type Subject } from '../subject.ts';
import { calendarEventIds, classIds, documentIds, findingIds, texts, userIds } from '../values.ts';

const target = { documentId: documentIds, by: userIds };
const days = fc.constantFrom('2027-03-14', '2027-03-21');
const titles = fc.constantFrom('Quiz', 'Exam');
const times = fc.constantFrom('09:30', null);
const types = fc.constantFrom(...eventTypes);
const terms: TermChoice[] = [
  { label: 'Fall 2026', first: '2026-08-24', last: '2026-12-18' },
  { label: 'Spring 2027', first: '2027-01-11', last: '2027-05-14' },
];

const common = { id: findingIds, quote: texts, calendarEventId: calendarEventIds, page: fc.nat(9) };
const decisions = fc.constantFrom(
  'none' as const,
  'accepted' as const,
  'edited' as const,
  'dismissed' as const,
  'kept' as const,
);
const dated = fc.record({
  ...common,
  outcome: fc.constantFrom('created' as const, 'to_check' as const),
  title: titles,
  dueDate: days,
  dueTime: times,
  eventType: types,
  priority: fc.constant('medium' as const),
  probability: fc.constant(0.7),
  reason: fc.constant(null),
  earlier: decisions,
  change: fc.constantFrom(undefined, 'moved' as const, 'new' as const, 'gone' as const),
});
const line = fc.record({
  ...common,
  outcome: fc.constant('left_out' as const),
  title: fc.constant(''),
  dueDate: fc.constant(null),
  dueTime: fc.constant(null),
  eventType: fc.constant('other' as const),
  priority: fc.constant('medium' as const),
  probability: fc.constant(null),
  reason: fc.constant('policy' as const),
  earlier: fc.constant('none' as const),
});
const findings = fc.uniqueArray(fc.oneof(dated, line), { selector: ({ id }) => id, maxLength: 3 });

/** A finding with what the student decided. */
interface Item {
  readonly says: Finding;
  readonly decision: string;
  readonly changes: object;
}
interface There {
  readonly of: UserId;
  readonly items: readonly Item[];
  readonly offered: readonly TermChoice[];
  readonly term: TermChoice | null;
  readonly waitsFor: 'nothing' | 'term' | 'reading';
  /** Decisions made in this review; also those on findings that the next analysis may bring back. */
  readonly made: Readonly<Record<string, { readonly decision: string; readonly changes: object }>>;
}
const waits = ({ outcome, change }: Finding) => outcome === 'to_check' || change === 'moved' || change === 'gone';

type Known = 'nothing' | { readonly erased: UserId } | There;

const refused = (code: RejectionCode) => ({ refused: code });
const itemsOf = (all: readonly Finding[], made: There['made']): Item[] =>
  all.map((says) => ({ says, ...(made[says.id] ?? { decision: says.earlier, changes: {} }) }));

const withDecision = (known: There, id: string, decided: There['made'][string]): There => {
  const made = { ...known.made, [id]: decided };
  return {
    ...known,
    made,
    items: itemsOf(
      known.items.map(({ says }) => says),
      made,
    ),
  };
};

const accepting = (known: There, item: Item, edit: FindingEdit): Outcome<Known> => {
  const { says } = item;
  const changes = item.decision === 'kept' ? {} : item.changes;
  const all: Record<string, unknown> = { ...changes, ...named(edit) };
  const { title, dueDate, dueTime, eventType } = says;
  const read: Record<string, unknown> = { title, dueDate, dueTime, eventType };
  if (says.outcome === 'left_out' && !('title' in all && 'dueDate' in all)) return refused('finding_incomplete');
  const own: object =
    says.change === 'gone'
      ? {}
      : Object.fromEntries(Object.entries(all).filter(([name, value]) => read[name] !== value));
  const decided = { decision: Object.keys(own).length > 0 ? 'edited' : 'accepted', changes: own };
  const isSame = decided.decision === item.decision && isDeepStrictEqual(own, item.changes);
  return { known: isSame ? known : withDecision(known, says.id, decided) };
};

const recording = (
  known: 'nothing' | There,
  command: Extract<SyllabusReviewCommand, { type: 'RecordFindings' }>,
): Outcome<Known> => {
  if (known !== 'nothing' && known.waitsFor !== 'reading') return { known };
  const before = known === 'nothing' ? { offered: [], term: null, made: {} } : known;
  const ids = new Set<string>(command.findings.map(({ id }) => id));
  const made = Object.fromEntries(Object.entries(before.made).filter(([id]) => ids.has(id)));
  const asks = command.termChoices.length > 0;
  return {
    known: {
      of: command.by,
      items: itemsOf(command.findings, made),
      offered: asks ? command.termChoices : before.offered,
      term: before.term,
      waitsFor: asks ? 'term' : 'nothing',
      made,
    },
  };
};

const choosing = (known: There, command: Extract<SyllabusReviewCommand, { type: 'ChooseTerm' }>): Outcome<Known> => {
  const term = known.offered.find(({ first, last }) => first === command.first && last === command.last);
  if (!term) return refused('term_not_offered');
  const isCurrent = known.term?.label === term.label && known.waitsFor !== 'term';
  if (isCurrent) return { known };
  if (known.waitsFor === 'reading') return refused('conflict');
  return { known: { ...known, term, waitsFor: 'reading', items: [] } };
};

export const syllabusReviewSubject: Subject<SyllabusReviewCommand, SyllabusReviewEvent, SyllabusReview | null, Known> =
  {
    aggregate: syllabusReviewAggregate,
    idOf: ({ documentId }) => documentId,
    ownerOf: ({ by }) => by,
    commands: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({
          ...target,
          type: fc.constant('RecordFindings' as const),
          classId: classIds,
          findings,
          termChoices: fc.constantFrom([], [], terms),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          ...target,
          type: fc.constant('AcceptFinding' as const),
          findingId: findingIds,
          edit: fc.record({ title: titles, dueDate: days, dueTime: times, eventType: types }, { requiredKeys: [] }),
        }),
      },
      fc.record({ ...target, type: fc.constant('AcceptFindings' as const) }),
      fc.record({ ...target, type: fc.constant('EraseSyllabusReview' as const) }),
      fc.record({ ...target, type: fc.constant('DismissFinding' as const), findingId: findingIds }),
      fc.record({
        ...target,
        type: fc.constant('KeepFinding' as const),
        findingId: findingIds,
        changes: fc.record({ dueDate: days }, { requiredKeys: [] }),
      }),
      fc.record({
        ...target,
        type: fc.constant('MergeFinding' as const),
        findingId: findingIds,
        into: calendarEventIds,
      }),
      fc.record({
        ...target,
        type: fc.constant('ChooseTerm' as const),
        first: fc.constantFrom(...terms.map(({ first }) => first)),
        last: fc.constantFrom(...terms.map(({ last }) => last)),
      }),
    ),
    unknown: 'nothing',

    after(known, command) {
      const { by, type } = command;
      const isForeign = known !== 'nothing' && ('erased' in known || known.of !== by);
      if (type === 'EraseSyllabusReview') return { known: known === 'nothing' || isForeign ? known : { erased: by } };
      if (isForeign) return refused('document_not_found');
      if (type === 'RecordFindings') return recording(known, command);
      if (known === 'nothing') return refused(type === 'ChooseTerm' ? 'term_not_offered' : 'document_not_found');
      if (type === 'ChooseTerm') return choosing(known, command);
      if (known.waitsFor === 'term') return refused('term_not_chosen');
      if (type === 'AcceptFindings') {
        const waiting = known.items.filter(({ says, decision }) => waits(says) && decision === 'none');
        return {
          known: waiting.reduce<There>(
            (next, { says }) => withDecision(next, says.id, { decision: 'accepted', changes: {} }),
            known,
          ),
        };
      }
      const item = known.items.find(({ says }) => says.id === command.findingId);
      if (!item) return refused('finding_not_found');
      if (type === 'AcceptFinding') return accepting(known, item, command.edit);
      if (type === 'KeepFinding') {
        if (item.says.change !== 'moved' && item.says.change !== 'gone') return refused('finding_not_changed');
        return { known: withDecision(known, item.says.id, { decision: 'kept', changes: command.changes }) };
      }
      if (type === 'MergeFinding') {
        if (command.into === item.says.calendarEventId) return refused('merged_with_itself');
        if (item.decision === 'merged') return { known };
        return { known: withDecision(known, item.says.id, { decision: 'merged', changes: {} }) };
      }
      if (item.decision === 'dismissed') return { known };
      return { known: withDecision(known, item.says.id, { decision: 'dismissed', changes: {} }) };
    },

    seen(state) {
      if (!state) return 'nothing';
      if (state.erased) return { erased: state.ownerId };
      const { ownerId, findings: all, decisions: made, offered, term, waitsFor } = state;
      return { of: ownerId, items: itemsOf(all, made), offered, term, waitsFor, made };
    },
  };
