import { usePath } from '@hub/mfe';
import { CalendarPage } from './pages/calendar-page.tsx';
import { TasksPage } from './pages/tasks-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no others. */
export const Routes = () => (usePath().startsWith('/tasks') ? <TasksPage /> : <CalendarPage />);
