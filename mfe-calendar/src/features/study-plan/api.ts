import {
  acceptStudySession,
  type CalendarEventView,
  dismissStudySession,
  getStats,
  getStudyPlan,
  limits,
  listEvents,
  listStudySessions,
  saveStudyPlan,
  type StudyPlan,
  type StudySessionView,
} from '@hub/contracts';
import { browserTimeZone, change, keyOf, query, useChange } from '@hub/mfe';
import { keepPreviousData, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { t } from '../../messages.ts';

/** Where a session is put on the calendar. */
type SessionTimes = Pick<StudySessionView, 'day' | 'startTime' | 'endTime'>;

interface Decided {
  session: StudySessionView;
  /** Missing for one that is dismissed. */
  times?: SessionTimes;
}

const sessions = keyOf(listStudySessions);
const events = keyOf(listEvents);
const plan = query(getStudyPlan);

const without = (id: string) => (all: readonly { id: string }[] | undefined) => all?.filter((one) => one.id !== id);

/** The proposed sessions of all classes. One that is being decided is where it will be, or gone. */
export const useStudySessions = (window: { from: string; to: string }, { enabled = true } = {}) => {
  const pending = useMutationState({
    filters: { mutationKey: sessions, status: 'pending' },
    select: ({ state }) => state.variables as Decided,
  });
  return useQuery({
    ...query(listStudySessions, { query: { ...window, zone: browserTimeZone() } }),
    enabled,
    placeholderData: keepPreviousData,
    select: useCallback(
      (all: StudySessionView[]) =>
        all.flatMap((one) => {
          const decided = pending.find(({ session }) => session.id === one.id);
          return decided ? (decided.times ? [{ ...one, ...decided.times }] : []) : [one];
        }),
      [pending],
    ),
  });
};

const paramsOf = ({ examId: id, number }: StudySessionView) => ({ id, number: String(number) });

/** The session becomes an event, which has its id. */
export const useAcceptSession = () => {
  const client = useQueryClient();
  return useChange({
    mutationKey: sessions,
    send: ({ session, times = session }: Decided) => {
      const { day, startTime, endTime } = times;
      const title = t('study.title', { exam: session.examTitle }).slice(0, limits.title);
      return change(acceptStudySession, { params: paramsOf(session), body: { title, day, startTime, endTime } });
    },
    refresh: [sessions, events, keyOf(getStats)],
    onSent: (event) => {
      client.setQueriesData({ queryKey: sessions }, without(event.id));
      // a live update may have brought it before this answer
      client.setQueriesData(
        { queryKey: events },
        (all: CalendarEventView[] | undefined) => all && [...all.filter(({ id }) => id !== event.id), event],
      );
    },
    done: { title: t('study.accepted') },
    failed: { title: t('failed.title'), fallback: t('study.acceptFailed') },
  });
};

export const useDismissSession = () => {
  const client = useQueryClient();
  return useChange({
    mutationKey: sessions,
    send: ({ session }: Decided) => change(dismissStudySession, { params: paramsOf(session) }),
    refresh: [sessions],
    onSent: (_, { session }) => client.setQueriesData({ queryKey: sessions }, without(session.id)),
    done: { title: t('study.dismissed') },
    failed: { title: t('failed.title'), fallback: t('study.dismissFailed') },
  });
};

export const useStudyPlan = () => useQuery(plan);

export const useSaveStudyPlan = (texts: { saved: string; failed: string }, onDone: () => void) => {
  const client = useQueryClient();
  return useChange({
    send: (body: StudyPlan) => change(saveStudyPlan, { body }),
    refresh: [plan.queryKey, sessions],
    onSent: (saved) => client.setQueryData(plan.queryKey, saved),
    done: { title: texts.saved },
    failed: { title: t('failed.title'), fallback: texts.failed },
    onDone,
  });
};
