import {
  addMeeting,
  changeMeeting,
  changeMeetingDay,
  type ClassId,
  deleteMeeting,
  getTimetable,
  listMeetings,
  listTerms,
  type MeetingForm,
  type MeetingId,
  type MovedMeeting,
  resetMeetingDay,
  type TimetableEntry,
} from '@hub/contracts';
import { change, keyOf, query, useChange } from '@hub/mfe';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { t } from '../../messages.ts';

const refresh = [keyOf(listMeetings), keyOf(getTimetable)];

/** The meetings of all classes from a day to another; those of the last window are shown until new ones come. */
export const useTimetable = (window: { from: string; to: string }, { enabled = true } = {}) =>
  useQuery({ ...query(getTimetable, { query: window }), enabled, placeholderData: keepPreviousData });

/** When a class meets. */
export const useMeetings = (classId: ClassId) => useQuery(query(listMeetings, { query: { classId } }));

export const useTerms = () => useQuery(query(listTerms));

/** Adds a meeting of a class, or changes one. */
export const useSaveMeeting = (
  { id, classId }: { id: MeetingId | null; classId: ClassId },
  { onSaved }: { onSaved: () => void },
) =>
  useChange({
    send: (form: MeetingForm) =>
      id === null
        ? change(addMeeting, { body: { ...form, classId } })
        : change(changeMeeting, { params: { id }, body: form }),
    refresh,
    done: { title: t(id === null ? 'timetable.added' : 'timetable.saved') },
    failed: { title: t('failed.title'), fallback: t('timetable.saveFailed') },
    onDone: onSaved,
  });

export const useDeleteMeeting = () =>
  useChange({
    send: (id: MeetingId) => change(deleteMeeting, { params: { id } }),
    refresh,
    done: { title: t('timetable.deleted') },
    failed: { title: t('failed.title'), fallback: t('timetable.deleteFailed') },
  });

/** Moves one day of a meeting, cancels it with null, or has it as planned again with `planned`. */
export const useChangeDay = (
  { meetingId: id, plannedDay: day }: TimetableEntry,
  { onChanged }: { onChanged: () => void },
) =>
  useChange({
    send: (to: MovedMeeting | null | 'planned') =>
      to === 'planned'
        ? change(resetMeetingDay, { params: { id, day } })
        : change(changeMeetingDay, { params: { id, day }, body: { to } }),
    refresh,
    done: (_meeting, to) => ({
      title: t(to === null ? 'timetable.dayCancelled' : to === 'planned' ? 'timetable.dayReset' : 'timetable.dayMoved'),
    }),
    failed: { title: t('failed.update'), fallback: t('timetable.saveFailed') },
    onDone: onChanged,
  });
