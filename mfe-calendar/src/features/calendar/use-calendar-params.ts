import { useSearch, useShell } from '@hub/mfe';
import { isDay } from '@hub/ui';

export const views = ['month', 'week', 'agenda'] as const;
export type View = (typeof views)[number];

/** The day of the address, `?date=` (decision Q22); null unless it is a real one. */
export const useDayOfAddress = () => {
  const date = useSearch().get('date');
  return date && isDay(date) ? date : null;
};

/** Where the student is on /calendar: `?view=`, `?date=` (decision Q22), `?classId=` and `?tasks=shown`. */
export const useCalendarPlace = () => {
  const { navigate } = useShell();
  const search = useSearch();
  const day = useDayOfAddress();

  const set = (name: 'view' | 'classId' | 'tasks', value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    navigate(next.size > 0 ? `/calendar?${next}` : '/calendar', { replace: true });
  };

  return {
    view: views.find((view) => view === search.get('view')) ?? 'month',
    day,
    classId: search.get('classId') ?? '',
    showsTasks: search.get('tasks') === 'shown',
    setView: (view: View) => set('view', view === 'month' ? '' : view),
    showTasks: (shown: boolean) => set('tasks', shown ? 'shown' : ''),
    setClassId: (classId: string) => set('classId', classId),
  };
};
