import { getReminderSettings, saveReminderSettings, seeNotices } from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t as tOfAll } from '../../messages.ts';
import { t } from './messages.ts';
import { notices } from '../../shared/notices/use-notices.ts';

const settings = query(getReminderSettings);

export const useReminderSettings = () => useQuery(settings);

/** Those until this one count as seen. Nothing is said about it: the next list shows what is new. */
export const useSeeNotices = () => {
  const client = useQueryClient();
  return async (until: string) => {
    await call(seeNotices, { body: { until } }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: notices.queryKey });
  };
};

/** Switches reminders in the app on, with what else the settings say. */
export const useTurnOn = () => {
  const client = useQueryClient();
  return useChange({
    send: async () => {
      const known = await call(getReminderSettings);
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return { answer: await call(saveReminderSettings, { body: { ...known, app: true, zone } }) };
    },
    onSent: (saved) => void client.setQueryData(settings.queryKey, saved),
    failed: { title: t('notOn'), fallback: tOfAll('unreachable') },
  });
};
