import { getReminderChoice, type ReminderLead, saveReminderChoice } from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../messages.ts';

const choiceOf = (id: string) => query(getReminderChoice, { params: { id } });

export const useReminderChoice = (id: string) => useQuery(choiceOf(id));

export const useSaveReminderChoice = (id: string) => {
  const client = useQueryClient();
  return useChange({
    send: async (lead: ReminderLead) => ({
      answer: await call(saveReminderChoice, { params: { id }, body: { lead } }),
    }),
    onSent: (saved) => void client.setQueryData(choiceOf(id).queryKey, saved),
    failed: { title: t('reminder.notSaved'), fallback: t('reminder.tryAgain') },
  });
};
