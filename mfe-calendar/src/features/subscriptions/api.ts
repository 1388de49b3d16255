import {
  addCalendarSubscription,
  type CalendarSubscriptionChange,
  type CalendarSubscriptionForm,
  type CalendarSubscriptionView,
  changeCalendarSubscription,
  getStats,
  listCalendarSubscriptions,
  listEvents,
  previewCalendar,
  previewSubscription,
  refreshCalendarSubscription,
  removeCalendarSubscription,
} from '@hub/contracts';
import { browserTimeZone, call, keyOf, query, useChange } from '@hub/mfe';
import { useMutation, useQuery } from '@tanstack/react-query';
import { t as tOfCalendar } from '../../messages.ts';
import { t } from './messages.ts';

const subscriptions = query(listCalendarSubscriptions);
const refresh = [subscriptions.queryKey, keyOf(listEvents), keyOf(getStats)];
const firstReadingMs = 2000;

const isNew = ({ lastReadAt, problem }: CalendarSubscriptionView) => lastReadAt === null && problem === null;

/** A reading that finds nothing new announces nothing, so the list is read on every visit. */
export const useSubscriptions = () =>
  useQuery({
    ...subscriptions,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isNew) ? firstReadingMs : false),
  });

const failed = (fallback: string) => ({ title: tOfCalendar('failed.title'), fallback });

/** Reads the calendar at an address; nothing is kept. */
export const usePreview = () =>
  useMutation({
    mutationFn: (address: string) => call(previewCalendar, { body: { address, zone: browserTimeZone() } }),
  });

/** The dates of a subscription as they are now. */
export const useSubscriptionPreview = () =>
  useMutation({
    mutationFn: ({ id }: CalendarSubscriptionView) => call(previewSubscription, { params: { id } }),
  });

export const useSubscribe = (onDone: () => void) =>
  useChange({
    send: async (body: CalendarSubscriptionForm) => ({ answer: await call(addCalendarSubscription, { body }) }),
    refresh,
    done: ({ name }) => ({ title: t('subscribed', { name }) }),
    failed: failed(t('subscribeFailed')),
    onDone,
  });

export const useChangeSubscription = ({ id }: Pick<CalendarSubscriptionView, 'id'>, onDone: () => void) =>
  useChange({
    send: async (body: CalendarSubscriptionChange) => ({
      answer: await call(changeCalendarSubscription, { params: { id }, body }),
    }),
    refresh,
    done: { title: t('saved') },
    failed: failed(t('saveFailed')),
    onDone,
  });

export const useRefresh = () =>
  useChange({
    send: async ({ id }: CalendarSubscriptionView) => ({
      answer: await call(refreshCalendarSubscription, { params: { id } }),
    }),
    refresh,
    done: ({ name, problem }) =>
      problem
        ? { title: t('stillFailing', { name }), description: t(`problem.${problem}`), tone: 'destructive' }
        : { title: t('refreshed', { name }) },
    failed: failed(t('refreshFailed')),
  });

interface Removal {
  subscription: CalendarSubscriptionView;
  events: 'keep' | 'remove';
}

export const useRemove = (onDone: () => void) =>
  useChange({
    send: async ({ subscription: { id }, events }: Removal) => ({
      answer: await call(removeCalendarSubscription, { params: { id }, query: { events } }),
    }),
    refresh,
    done: ({ removed }) => ({
      title: t('removed'),
      ...(removed > 0 && { description: t('removedDates', { count: removed }) }),
    }),
    failed: failed(t('removeFailed')),
    onDone,
  });
