import { addClass, changeClass, getStats, listClasses, type ClassForm, type ClassId } from '@hub/contracts';
import { call, change, keyOf, reasonOf, useShell, useUndo } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

export const useAddClass = ({ onAdded }: { onAdded: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (form: ClassForm) => call(addClass, { body: form }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: keyOf(listClasses), exact: true });
      notify({ title: t('form.added') });
      onAdded();
    },
    onError: () => notify({ title: t('error'), description: t('form.addFailed'), tone: 'destructive' }),
  });
};

export const useChangeClass = (id: ClassId, { onChanged }: { onChanged: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const undo = useUndo();
  return useMutation({
    mutationFn: (form: ClassForm) => change(changeClass, { params: { id }, body: form }),
    onSuccess: async ({ commandId }) => {
      await client.invalidateQueries({ queryKey: keyOf(listClasses) });
      notify({ title: t('form.changed'), ...undo(commandId) });
      onChanged();
    },
    onError: (error) =>
      notify({ title: t('error'), description: reasonOf(error, t('form.changeFailed')), tone: 'destructive' }),
  });
};
