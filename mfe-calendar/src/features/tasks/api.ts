import { addTask, completeTask, getStats, listTasks, type TaskForm, type TaskView } from '@hub/contracts';
import { call, keyOf, query, reasonOf, useShell } from '@hub/mfe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const tasks = query(listTasks);
const stats = { queryKey: keyOf(getStats) };

export const useTasks = () => useQuery(tasks);

export const useAddTask = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (form: TaskForm) => call(addTask, { body: form }),
    onSuccess: async () => {
      await Promise.all([client.invalidateQueries(tasks), client.invalidateQueries(stats)]);
      notify({ title: 'Task added' });
      onAdded();
    },
    onError: (error) =>
      notify({ title: 'Error', description: reasonOf(error, 'Failed to add task'), tone: 'destructive' }),
  });
};

/** Ticks a task at once and takes it back when the server refuses. */
export const useToggleTask = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  const show = (id: TaskView['id'], completed: boolean) => {
    client.setQueryData(tasks.queryKey, (list: TaskView[] | undefined) =>
      list?.map((task) => (task.id === id ? { ...task, completed } : task)),
    );
  };
  return useMutation({
    mutationFn: ({ id, completed }: TaskView) =>
      call(completeTask, { params: { id }, body: { completed: !completed } }),
    onMutate: ({ id, completed }) => show(id, !completed),
    onSuccess: () => notify({ title: 'Task Updated', description: 'Task status updated successfully' }),
    onError: (error, { id, completed }) => {
      show(id, completed);
      notify({ title: 'Update Failed', description: reasonOf(error, 'Failed to update task'), tone: 'destructive' });
    },
    onSettled: () => Promise.all([client.invalidateQueries(tasks), client.invalidateQueries(stats)]),
  });
};
