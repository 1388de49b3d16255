import {
  acceptFinding,
  acceptFindings,
  addEvent,
  chooseTerm,
  dismissFinding,
  getStats,
  keepFinding,
  listEvents,
  listFindings,
  mergeFinding,
  type CalendarEventForm,
  type ClassId,
  type DocumentId,
  type FindingEdit,
  type FindingView,
  type MergeTarget,
  type TermChoice,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../messages.ts';

const calendar = [keyOf(listEvents), keyOf(getStats)];
const refreshOf = (id: DocumentId) => [keyOf(listFindings, { params: { id } }), ...calendar];
const failed = (reason: 'accept' | 'dismiss' | 'keep' | 'merge' | 'term' | 'add') => ({
  title: t('error'),
  fallback: t(`review.failed.${reason}`),
});

const noticeOf = ({ calendarEventId, title, change: changed, movedFrom }: FindingView, edit: FindingEdit) => {
  if (changed === 'gone') return t('review.removed', { title });
  if (movedFrom) return t('review.changes.done', { title });
  if (!calendarEventId) return t('review.added', { title: edit.title ?? title });
  return t(Object.keys(edit).length > 0 ? 'review.saved' : 'review.confirmed', { title: edit.title ?? title });
};

/** Puts a finding on the calendar, with the student's changes. One that is there is confirmed or changed. */
export const useAccept = (finding: FindingView, { onSent }: { onSent: () => void }) => {
  const { id: findingId, documentId: id } = finding;
  return useChange({
    send: (edit: FindingEdit) => change(acceptFinding, { params: { id, findingId }, body: edit }),
    refresh: refreshOf(id),
    done: (_, edit) => ({ title: noticeOf(finding, edit) }),
    failed: failed('accept'),
    onSent,
  });
};

export const useDismiss = ({ id: findingId, documentId: id, calendarEventId, title, quote }: FindingView) =>
  useChange({
    send: () => change(dismissFinding, { params: { id, findingId } }),
    refresh: refreshOf(id),
    done: { title: t(calendarEventId ? 'review.removed' : 'review.dismissed', { title: title || quote }) },
    failed: failed('dismiss'),
  });

/** The event of a finding that moved or is gone stays as it is. */
export const useKeep = ({ id: findingId, documentId: id, title }: FindingView) =>
  useChange({
    send: () => change(keepFinding, { params: { id, findingId } }),
    refresh: refreshOf(id),
    done: { title: t('review.changes.kept', { title }) },
    failed: failed('keep'),
  });

export const useMerge = ({ id: findingId, documentId: id, title }: FindingView, { onSent }: { onSent: () => void }) =>
  useChange({
    send: (target: MergeTarget) => change(mergeFinding, { params: { id, findingId }, body: target }),
    refresh: refreshOf(id),
    done: { title: t('review.merged', { title }) },
    failed: failed('merge'),
    onSent,
  });

/** What a finding may be the same as. */
export const useClassEvents = (classId: ClassId) => useQuery(query(listEvents, { query: { classId } }));

export const useAcceptAll = (id: DocumentId) =>
  useChange({
    send: () => change(acceptFindings, { params: { id } }),
    refresh: refreshOf(id),
    done: ({ accepted }) => ({ title: t('review.allAccepted', { count: accepted }) }),
    failed: failed('accept'),
  });

export const useChooseTerm = (id: DocumentId) =>
  useChange({
    send: ({ first, last }: TermChoice) => change(chooseTerm, { params: { id }, body: { first, last } }),
    refresh: refreshOf(id),
    done: (_, { label }) => ({ title: t('review.termChosen', { term: label }) }),
    failed: failed('term'),
  });

/** Adds a date that the analysis did not find. */
export const useAddEvent = ({ onAdded }: { onAdded: () => void }) =>
  useChange({
    send: (form: CalendarEventForm) => change(addEvent, { body: form }),
    refresh: calendar,
    done: (_, { title }) => ({ title: t('review.added', { title }) }),
    failed: failed('add'),
    onDone: onAdded,
  });
