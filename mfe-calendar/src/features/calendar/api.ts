import {
  addEvent,
  changeEvent,
  completeEvent,
  deleteEvent,
  getStats,
  listClasses,
  listEvents,
  type CalendarEventForm,
  type CalendarEventId,
  type CalendarEventView,
  type ClassId,
} from '@hub/contracts';
import { change, keyOf, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';
import { useChange } from '../../shared/use-change.ts';
import { useTicks, useToggle } from '../../shared/use-toggle.ts';

export const useClasses = () => useQuery(query(listClasses));

const allEvents = keyOf(listEvents);
const stats = keyOf(getStats);

/** All events, or those of one class. */
export const useEvents = (classId?: ClassId) =>
  useQuery({ ...query(listEvents, { query: classId ? { classId } : {} }), select: useTicks(allEvents) });

export const useAddEvent = (onDone: () => void) =>
  useChange({
    send: (form: CalendarEventForm) => change(addEvent, { body: form }),
    changes: [allEvents, stats],
    done: { title: t('event.added') },
    failed: { title: t('failed.title'), description: t('event.addFailed') },
    onDone,
  });

/** Changes an event; it stays in its class. */
export const useChangeEvent = (id: CalendarEventId, onDone: () => void) =>
  useChange({
    send: (form: Omit<CalendarEventForm, 'classId'>) => change(changeEvent, { params: { id }, body: form }),
    changes: [allEvents, stats],
    done: { title: t('event.saved') },
    failed: { title: t('failed.update'), description: t('event.updateFailed') },
    onDone,
  });

export const useDeleteEvent = (onDone: () => void) =>
  useChange({
    send: (id: CalendarEventId) => change(deleteEvent, { params: { id } }),
    changes: [allEvents, stats],
    done: { title: t('event.deleted') },
    failed: { title: t('failed.title'), description: t('event.deleteFailed') },
    onDone,
  });

export const useToggleEvent = () =>
  useToggle({
    lists: allEvents,
    counts: stats,
    send: ({ id, completed }: CalendarEventView) =>
      change(completeEvent, { params: { id }, body: { completed: !completed } }),
    done: { title: t('event.updated'), description: t('event.statusUpdated') },
    failed: { title: t('failed.update'), description: t('event.updateFailed') },
  });
