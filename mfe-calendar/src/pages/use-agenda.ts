import type { CalendarEventView, TaskView } from '@hub/contracts';
import { agendaOf } from '../features/tasks/agenda.ts';
import { useTick } from './use-tick.ts';

interface Options {
  tasks: readonly TaskView[];
  events: readonly CalendarEventView[];
  today: string;
}

/** What is open, by when it is due. A ticked item keeps its place until the page is left. */
export const useAgenda = (everything: Options) => {
  const { justTicked, toggle, tickSubtask } = useTick();
  return { agenda: agendaOf({ ...everything, classId: null, justTicked }), toggle, tickSubtask };
};
