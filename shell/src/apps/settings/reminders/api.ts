import { getReminderSettings, type ReminderSettings, saveReminderSettings } from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t as tOfAll } from '../../../messages.ts';
import { t } from '../../../student-messages.ts';

const settings = query(getReminderSettings);

export const useReminderSettings = () => useQuery(settings);

export const useSaveReminders = () => {
  const client = useQueryClient();
  return useChange({
    send: async (body: ReminderSettings) => ({ answer: await call(saveReminderSettings, { body }) }),
    onSent: (saved) => void client.setQueryData(settings.queryKey, saved),
    done: { title: t('settings.reminders.saved') },
    failed: { title: t('settings.reminders.notSaved'), fallback: tOfAll('unreachable') },
  });
};
