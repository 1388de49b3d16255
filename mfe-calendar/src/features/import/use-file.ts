import type { CalendarEventView } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { addDays } from '@hub/ui';
import { useRef, useState } from 'react';
import { t } from '../../messages.ts';
import { importedBefore } from './api.ts';
import { readCalendar, type ReadCalendar } from '@hub/calendar-file';

const mostBytes = 5_000_000;
const daysBack = 31;
const daysAhead = 400;

interface UseFile {
  today: string;
  events: readonly CalendarEventView[];
  onRead: (calendar: ReadCalendar, imported: ReadonlyMap<string, CalendarEventView>) => void;
}

/** The chosen calendar file as read by the browser, with what earlier imports brought, or why it could not be. */
export const useFile = ({ today, events, onRead }: UseFile) => {
  const [problem, setProblem] = useState('');
  const chosen = useRef<File>(undefined);
  const reading = { from: addDays(today, -daysBack), to: addDays(today, daysAhead), untitled: t('import.untitled') };

  const calendarIn = async (file: File): Promise<ReadCalendar | string> => {
    if (file.size > mostBytes) return t('import.tooLarge');
    try {
      const calendar = readCalendar(await file.text(), reading);
      return calendar.dates.length === 0 ? t('import.none') : calendar;
    } catch {
      return t('import.notCalendar');
    }
  };

  const read = async (file: File | undefined) => {
    chosen.current = file;
    setProblem('');
    if (!file) return;
    const calendar = await calendarIn(file);
    if (typeof calendar === 'string') return setProblem(calendar);
    try {
      const keys = calendar.dates.map(({ key }) => key);
      const imported = await importedBefore(keys, events);
      if (chosen.current === file) onRead(calendar, imported);
    } catch (error) {
      setProblem(reasonOf(error, t('import.notCompared')));
    }
  };
  return { problem, read };
};
