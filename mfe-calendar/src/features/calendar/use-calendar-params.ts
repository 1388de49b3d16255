import { useSearch, useShell } from '@hub/mfe';
import { isDay } from '@hub/ui';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

/** The day in the URL, `?date=` (decision Q22); null unless it is a real date. */
export const useDayParam = () => {
  const date = useSearch().get('date');
  return date && isDay(date) ? date : null;
};

/** The state of /calendar, which is kept in its URL: `?view=`, `?date=` (decision Q22), `?classId=` and `?tasks=shown`. */
export const useCalendarParams = () => {
  const { navigate } = useShell();
  const search = useSearch();
  const day = useDayParam();

  const set = (name: 'view' | 'date' | 'classId' | 'tasks', value: string) => {
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
    setDay: (to: string) => set('date', to),
    showTasks: (shown: boolean) => set('tasks', shown ? 'shown' : ''),
    setClassId: (classId: string) => set('classId', classId),
  };
};
