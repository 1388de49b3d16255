import {
  addEvent,
  changeEvent,
  completeEvent,
  deleteEvent,
  getStats,
  listEvents,
  type CalendarEventChange,
  type RepeatScope,
  type RepeatsFromNow,
  type NewCalendarEvent,
  type CalendarEventId,
  type CalendarEventView,
  type ClassId,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { formatTimes, formatWeekday } from '../../shared/format-dates.ts';
import { inScope } from '../../shared/in-scope.ts';
import { useImmediateChange, usePendingChanges } from '../../shared/use-immediate-change.ts';
import type { Placement } from './placement.ts';

const allEvents = keyOf(listEvents);
const stats = keyOf(getStats);
const refresh = [allEvents, stats];

/** All events, or those of one class. */
export const useEvents = (classId?: ClassId) =>
  useQuery({
    ...query(listEvents, { query: classId ? { classId } : {} }),
    select: usePendingChanges<CalendarEventView>(allEvents),
  });

export const useAddEvent = (onDone?: () => void) =>
  useChange({
    send: (form: NewCalendarEvent) => change(addEvent, { body: form }),
    refresh,
    done: { title: t('event.added') },
    failed: { title: t('failed.title'), fallback: t('event.addFailed') },
    onDone,
  });

/** Changes an event, or the occurrences in a scope; they stay in their class. */
export const useChangeEvent = (id: CalendarEventId, onDone: () => void) =>
  useChange({
    send: ({ scope, ...body }: CalendarEventChange & RepeatsFromNow & { scope: RepeatScope }) =>
      change(changeEvent, { params: { id }, query: inScope(scope), body }),
    refresh,
    done: { title: t('event.saved') },
    failed: { title: t('failed.update'), fallback: t('event.updateFailed') },
    onDone,
  });

export const useDeleteEvent = (onDone?: () => void) =>
  useChange({
    send: ({ id, scope }: { id: CalendarEventId; scope: RepeatScope }) =>
      change(deleteEvent, { params: { id }, query: inScope(scope) }),
    refresh,
    done: { title: t('event.deleted') },
    failed: { title: t('failed.title'), fallback: t('event.deleteFailed') },
    onDone,
  });

export const useToggleEvent = () =>
  useImmediateChange({
    lists: allEvents,
    counts: stats,
    send: ({ item: { id, completed } }: { item: CalendarEventView }) =>
      change(completeEvent, { params: { id }, body: { completed: !completed } }),
    done: { title: t('event.updated'), description: t('event.statusUpdated') },
    failed: { title: t('failed.update'), fallback: t('event.updateFailed') },
  });

/** Moves an event to another day or time, or changes its length; other occurrences stay where they are. */
export const useMoveEvent = () =>
  useImmediateChange({
    lists: allEvents,
    counts: stats,
    send: ({ item: { id }, fields }: { item: CalendarEventView; fields: Placement }) =>
      change(changeEvent, { params: { id }, query: {}, body: fields }),
    done: (moved) => ({
      title: t('event.moved', { to: [formatWeekday(moved.dueDate), formatTimes(moved)].filter(Boolean).join(', ') }),
    }),
    failed: { title: t('failed.update'), fallback: t('event.updateFailed') },
  });
