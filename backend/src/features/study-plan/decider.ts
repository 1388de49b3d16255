import type { CalendarEventId, StudyPlan, UserId } from '@hub/contracts';
import { changesTo, type Decider, Rejection } from '../../platform/domain/index.ts';
import type { StudyPlanEvent } from './events.ts';
import { noStudy, type Study, withDecision, withoutDecision } from './state.ts';

interface OfSession {
  readonly userId: UserId;
  readonly sessionId: CalendarEventId;
  readonly examId: CalendarEventId;
  readonly number: number;
}

export type StudyPlanCommand =
  | { readonly type: 'SaveStudyPlan'; readonly userId: UserId; readonly plan: StudyPlan }
  | ({ readonly type: 'AcceptStudySession' } & OfSession)
  | ({ readonly type: 'DismissStudySession' } & OfSession);

/** The plan and the decisions of one student. */
export const studyPlan: Decider<StudyPlanCommand, StudyPlanEvent, Study> = {
  initialState: noStudy,

  evolve(state, { type, data }) {
    switch (type) {
      case 'StudyPlanSaved':
        return { ...state, plan: data.plan };
      case 'StudySessionAccepted':
        return { ...state, decided: withDecision(state.decided, data.sessionId, 'accepted') };
      case 'StudySessionDismissed':
        return { ...state, decided: withDecision(state.decided, data.sessionId, 'dismissed') };
      case 'StudySessionOffered':
        return { ...state, decided: withoutDecision(state.decided, data.sessionId) };
    }
  },

  decide(command, { plan, decided }) {
    if (command.type === 'SaveStudyPlan') {
      const { userId, plan: saved } = command;
      return changesTo(plan, saved) ? [{ type: 'StudyPlanSaved', data: { userId, plan: saved } }] : [];
    }
    const { type, ...data } = command;
    const before = decided[data.sessionId]?.as;
    if (type === 'AcceptStudySession') return before === 'accepted' ? [] : [{ type: 'StudySessionAccepted', data }];
    if (before === 'accepted') throw new Rejection('session_accepted');
    return before === 'dismissed' ? [] : [{ type: 'StudySessionDismissed', data }];
  },
};
