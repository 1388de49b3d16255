import { revertedState } from '../../platform/commands/index.ts';
import type { UndoContext } from '../../platform/domain/index.ts';
import type { StudyPlanEvent } from './events.ts';
import type { Study } from './state.ts';

const typeOf = { accepted: 'StudySessionAccepted', dismissed: 'StudySessionDismissed' } as const;

/** The plan as it was, and each session as it was: proposed, accepted or dismissed. */
export const undoStudyPlan = (done: UndoContext<StudyPlanEvent, Study>): readonly StudyPlanEvent[] => {
  const { plan, decided } = revertedState(done);
  return done.events.map(({ type, data }): StudyPlanEvent => {
    if (type === 'StudyPlanSaved') return { type, data: { userId: data.userId, plan } };
    const before = decided[data.sessionId]?.as;
    return { type: before ? typeOf[before] : 'StudySessionOffered', data };
  });
};
