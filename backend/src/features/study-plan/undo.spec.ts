import { CalendarEventId, defaultStudyPlan, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { uuid5 } from '../../platform/domain/index.ts';
import { undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { studyPlanAggregate } from './aggregate.ts';
import type { StudyPlanEvent } from './events.ts';

const { given } = undoSpecOf(studyPlanAggregate);
const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const idOf = (name: string) => CalendarEventId.parse(uuid5(name));
type Type = Exclude<StudyPlanEvent['type'], 'StudyPlanSaved'>;
const session = (type: Type, number = 1): StudyPlanEvent => ({
  type,
  data: { userId, sessionId: idOf(`session ${number}`), examId: idOf('exam'), number },
});
const saved = (change: object): StudyPlanEvent => ({
  type: 'StudyPlanSaved',
  data: { userId, plan: { ...defaultStudyPlan, ...change } },
});

describe('undoing a decision about a session', () => {
  it('proposes it again, whatever was decided about others since', () => {
    given()
      .when({ undoing: [session('StudySessionDismissed')], after: [session('StudySessionAccepted', 2)] })
      .then(session('StudySessionOffered'));
    given(session('StudySessionAccepted', 2))
      .when({ undoing: [session('StudySessionAccepted')] })
      .then(session('StudySessionOffered'));
  });
  it('dismisses it again if it had been dismissed', () => {
    given(session('StudySessionDismissed'))
      .when({ undoing: [session('StudySessionAccepted')] })
      .then(session('StudySessionDismissed'));
  });
  it('is refused when the session was decided again', () => {
    given()
      .when({ undoing: [session('StudySessionDismissed')], after: [session('StudySessionAccepted')] })
      .thenRejects('changed_since');
  });
});

describe('undoing a change of the plan', () => {
  it('reverts what it changed, and keeps what was changed later', () => {
    given(saved({ minutes: 45 }))
      .when({ undoing: [saved({ minutes: 30 })], after: [saved({ minutes: 30, sessions: 2 })] })
      .then(saved({ minutes: 45, sessions: 2 }));
  });
  it('is refused when the same was changed later', () => {
    given()
      .when({ undoing: [saved({ minutes: 30 })], after: [saved({ minutes: 90 })] })
      .thenRejects('changed_since');
  });
});
