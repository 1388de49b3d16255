import { CalendarEventId, defaultStudyPlan, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { uuid5 } from '../../platform/domain/index.ts';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { studyPlan } from './decider.ts';
import type { StudyPlanEvent } from './events.ts';
import { type Decided, mostDecided, withDecision } from './state.ts';

const { given } = specOf(studyPlan);
const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const idOf = (name: string) => CalendarEventId.parse(uuid5(name));
const session = { userId, sessionId: idOf('session'), examId: idOf('exam'), number: 1 };
const plan = { ...defaultStudyPlan, minutes: 45 };
const saved: StudyPlanEvent = { type: 'StudyPlanSaved', data: { userId, plan } };
const accepted: StudyPlanEvent = { type: 'StudySessionAccepted', data: session };
const dismissed: StudyPlanEvent = { type: 'StudySessionDismissed', data: session };
const accept = { type: 'AcceptStudySession', ...session } as const;
const dismiss = { type: 'DismissStudySession', ...session } as const;

describe('saving a study plan', () => {
  const save = { type: 'SaveStudyPlan', userId, plan } as const;
  it('records it', () => given().when(save).then(saved));
  it('records nothing when it is the same, or the usual one', () => {
    given(saved).when(save).then();
    given()
      .when({ ...save, plan: defaultStudyPlan })
      .then();
  });
});

describe('a proposed session', () => {
  it('is accepted once', () => {
    given().when(accept).then(accepted);
    given(accepted).when(accept).then();
  });
  it('is dismissed once', () => {
    given().when(dismiss).then(dismissed);
    given(dismissed).when(dismiss).then();
  });
  it('can be accepted by a tab that still shows it after it was dismissed', () => {
    given(dismissed).when(accept).then(accepted);
  });
  it('cannot be dismissed once it is on the calendar', () => {
    given(accepted).when(dismiss).thenRejects('session_accepted');
  });
});

it('the oldest decisions are forgotten, however the others are ordered', () => {
  const names = Array.from({ length: mostDecided + 3 }, (_, index) => idOf(String(index)));
  const decided = names.reduce<Decided>((all, id) => {
    const next = withDecision(all, id, 'dismissed');
    return Object.fromEntries(Object.entries(next).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }, {});
  expect(new Set(Object.keys(decided))).toEqual(new Set(names.slice(3)));
});
