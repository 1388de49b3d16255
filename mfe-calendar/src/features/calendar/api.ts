import {
  addEvent,
  completeEvent,
  getStats,
  listClasses,
  listEvents,
  type CalendarEventForm,
  type CalendarEventView,
  type ClassId,
} from '@hub/contracts';
import { call, keyOf, query, reasonOf, useShell } from '@hub/mfe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const useClasses = () => useQuery(query(listClasses));

/** All events, or those of one class. */
export const useEvents = (classId?: ClassId) => useQuery(query(listEvents, { query: classId ? { classId } : {} }));

const allEvents = { queryKey: keyOf(listEvents) };
const stats = { queryKey: keyOf(getStats) };

export const useAddEvent = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (form: CalendarEventForm) => call(addEvent, { body: form }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries(allEvents), client.invalidateQueries(stats)]);
      notify({ title: 'Event added' });
      onAdded();
    },
    onError: (error) =>
      notify({ title: 'Error', description: reasonOf(error, 'Failed to add event'), tone: 'destructive' }),
  });
};

/** Ticks an event at once and takes it back when the server refuses. */
export const useToggleEvent = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  const show = (id: CalendarEventView['id'], completed: boolean) => {
    client.setQueriesData(allEvents, (events: CalendarEventView[] | undefined) =>
      events?.map((event) => (event.id === id ? { ...event, completed } : event)),
    );
  };
  return useMutation({
    mutationFn: ({ id, completed }: CalendarEventView) =>
      call(completeEvent, { params: { id }, body: { completed: !completed } }),
    onMutate: ({ id, completed }) => show(id, !completed),
    onSuccess: () => notify({ title: 'Event Updated', description: 'Event status updated successfully' }),
    onError: (error, { id, completed }) => {
      show(id, completed);
      notify({ title: 'Update Failed', description: reasonOf(error, 'Failed to update event'), tone: 'destructive' });
    },
    onSettled: () => Promise.all([client.invalidateQueries(allEvents), client.invalidateQueries(stats)]),
  });
};
