import { usePath } from '@hub/mfe';
import { CalendarPage } from './features/calendar/calendar-page.tsx';
import { TasksPage } from './features/tasks/tasks-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no other. */
export const Routes = () => (usePath().startsWith('/tasks') ? <TasksPage /> : <CalendarPage />);
