import { getStats, listClasses, listEvents, listTasks, schedulingChat, type SchedulingChatForm } from '@hub/contracts';
import { call, keyOf, useShell } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { t } from '../../messages.ts';
import { isChange } from './action.ts';

export type Asked = z.input<typeof SchedulingChatForm>;

const changed = [listEvents, listTasks, listClasses, getStats].map((endpoint) => keyOf(endpoint));

/** Asks the assistant; refreshes what it changed and shows a notice of that (decision Q133). */
export const useSchedulingChat = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (form: Asked) => call(schedulingChat, { body: form }),
    onSuccess: async ({ actions, undone = [] }) => {
      const count = actions.filter(isChange).length;
      if (count + undone.length === 0) return;
      if (count > 0)
        notify({ title: t('scheduling.done.title'), description: t('scheduling.done.description', { count }) });
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: () =>
      notify({
        title: t('scheduling.failed.title'),
        description: t('scheduling.failed.description'),
        tone: 'destructive',
      }),
  });
};
