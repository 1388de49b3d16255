import { addDays } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { readCalendar, type ReadCalendar } from './read-calendar.ts';

const mostBytes = 5_000_000;
const daysBack = 31;
const daysAhead = 400;

/** The chosen calendar file as read by the browser, or why it could not be. */
export const useFile = (today: string, onRead: (calendar: ReadCalendar) => void) => {
  const [problem, setProblem] = useState('');
  const period = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };

  const read = async (file: File | undefined) => {
    setProblem('');
    if (!file) return;
    if (file.size > mostBytes) return setProblem(t('import.tooLarge'));
    try {
      const calendar = readCalendar(await file.text(), period, t('import.untitled'));
      if (calendar.dates.length === 0) setProblem(t('import.none'));
      else onRead(calendar);
    } catch {
      setProblem(t('import.notCalendar'));
    }
  };
  return { problem, read };
};
