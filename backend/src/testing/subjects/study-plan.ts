import { defaultStudyPlan, type StudyPlan } from '@hub/contracts';
import * as fc from 'fast-check';
import { studyPlanAggregate } from '../../features/study-plan/aggregate.ts';
import type { StudyPlanCommand } from '../../features/study-plan/decider.ts';
import type { StudyPlanEvent } from '../../features/study-plan/events.ts';
import type { Study } from '../../features/study-plan/state.ts';
import type { Subject } from '../subject.ts';
import { calendarEventIds, userIds } from '../values.ts';

const plans = fc
  .record({ on: fc.boolean(), minutes: fc.constantFrom(30, 60), weekdays: fc.constantFrom([1], [0, 6]) })
  .map((chosen): StudyPlan => ({ ...defaultStudyPlan, ...chosen, weekdays: [...chosen.weekdays] }));

interface Known {
  readonly plan: StudyPlan;
  readonly accepted: ReadonlySet<string>;
  readonly dismissed: ReadonlySet<string>;
}

const without = (all: ReadonlySet<string>, one: string) => new Set([...all].filter((each) => each !== one));

export const studyPlanSubject: Subject<StudyPlanCommand, StudyPlanEvent, Study, Known> = {
  aggregate: studyPlanAggregate,
  idOf: ({ userId }) => userId,
  ownerOf: ({ userId }) => userId,
  commands: fc.oneof(
    fc.record({ type: fc.constant('SaveStudyPlan' as const), userId: userIds, plan: plans }),
    fc.record({
      type: fc.constantFrom('AcceptStudySession' as const, 'DismissStudySession' as const),
      userId: userIds,
      sessionId: calendarEventIds,
      examId: calendarEventIds,
      number: fc.constantFrom(1, 2),
    }),
  ),
  unknown: { plan: defaultStudyPlan, accepted: new Set(), dismissed: new Set() },

  after(known, command) {
    if (command.type === 'SaveStudyPlan') return { known: { ...known, plan: command.plan } };
    const { accepted, dismissed } = known;
    const id = command.sessionId;
    if (command.type === 'AcceptStudySession')
      return { known: { ...known, accepted: new Set([...accepted, id]), dismissed: without(dismissed, id) } };
    if (accepted.has(id)) return { refused: 'session_accepted' };
    return { known: { ...known, dismissed: new Set([...dismissed, id]) } };
  },

  seen({ plan, decided }) {
    const those = (as: 'accepted' | 'dismissed') =>
      new Set(Object.entries(decided).flatMap(([id, decision]) => (decision.as === as ? [id] : [])));
    return { plan, accepted: those('accepted'), dismissed: those('dismissed') };
  },
};
