import {
  addCalendarFeed,
  type CalendarFeedForm,
  type CalendarFeedView,
  listCalendarFeeds,
  listClasses,
  removeCalendarFeed,
} from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t as tOfAll } from '../../../messages.ts';
import { t } from '../../../student-messages.ts';

const feeds = query(listCalendarFeeds);

/** Read again on every visit: no event announces that a calendar program read one. */
export const useCalendarFeeds = () => useQuery({ ...feeds, refetchOnMount: 'always' });

export const useClasses = () => useQuery(query(listClasses));

const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useAddFeed = () =>
  useChange({
    send: async (body: CalendarFeedForm) => ({ answer: await call(addCalendarFeed, { body }) }),
    refresh: [feeds.queryKey],
    done: { title: t('settings.calendar.added'), description: t('settings.calendar.addedText') },
    failed: failed(t('settings.calendar.notAdded')),
  });

export const useRemoveFeed = () =>
  useChange({
    send: async ({ id }: CalendarFeedView) => ({ answer: await call(removeCalendarFeed, { params: { id } }) }),
    refresh: [feeds.queryKey],
    done: { title: t('settings.calendar.removed') },
    failed: failed(t('settings.calendar.notRemoved')),
  });
