import { addClass, getStats, listClasses, type ClassForm } from '@hub/contracts';
import { call, keyOf, query, useShell } from '@hub/mfe';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const classes = query(listClasses);

export const useClasses = () => useQuery(classes);

export const useAddClass = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (form: ClassForm) => call(addClass, { body: form }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: classes.queryKey, exact: true });
      notify({ title: 'Class added successfully!' });
      onAdded();
    },
    onError: () =>
      notify({ title: 'Error', description: 'Failed to add class. Please try again.', tone: 'destructive' }),
  });
};
