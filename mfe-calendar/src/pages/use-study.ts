import type { CalendarEventView, StudySessionView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { movedSession, type StudyOffers } from '../features/calendar/session-item.ts';
import { useAcceptSession, useDismissSession, useStudySessions } from '../features/study-plan/api.ts';
import { t } from '../messages.ts';

interface Options {
  readonly from: string;
  readonly to: string;
  /** Whether a view shows them. */
  readonly enabled: boolean;
  readonly inClass: (session: StudySessionView) => boolean;
  readonly events: readonly CalendarEventView[] | undefined;
  readonly onExam: (exam: CalendarEventView) => void;
}

/** The proposed study sessions of some days; undefined where no view shows them. */
export const useStudy = ({ from, to, enabled, inClass, events = [], onExam }: Options): StudyOffers | undefined => {
  const { data = [], isLoadingError } = useStudySessions({ from, to }, { enabled });
  useFailureNotice(enabled && isLoadingError, t('study.failed'));
  const accept = useAcceptSession();
  const dismiss = useDismissSession();
  if (!enabled) return undefined;
  const accepted = new Set(events.map(({ id }) => id));
  return {
    sessions: data.filter((session) => inClass(session) && !accepted.has(session.id)),
    onAccept: (session, placement) => accept.mutate({ session, times: movedSession(session, placement) }),
    onDismiss: (session) => dismiss.mutate({ session }),
    onExam: ({ examId }) => {
      const exam = events.find(({ id }) => id === examId);
      if (exam) onExam(exam);
    },
  };
};
