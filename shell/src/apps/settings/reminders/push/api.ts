import {
  addPushDevice,
  getPushKey,
  getReminderSettings,
  listPushDevices,
  type PushDeviceView,
  removePushDevice,
  saveReminderSettings,
  testPushDevice,
} from '@hub/contracts';
import { call, query, reasonOf, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t as tOfAll } from '../../../../messages.ts';
import { t } from './messages.ts';
import { NotSubscribed, subscribe, unsubscribe } from './subscription.ts';

const devices = query(listPushDevices);
const settings = query(getReminderSettings);
const refresh = [devices.queryKey];

/** Read again on every visit: a push service may have ended one. */
export const usePushDevices = () => useQuery({ ...devices, refetchOnMount: 'always' });

const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

/** Who turns a device on wants reminders there, whatever the settings said. */
const wantPush = async () => {
  const known = await call(getReminderSettings);
  if (known.push) return;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await call(saveReminderSettings, { body: { ...known, push: true, zone } });
};

export const useAddDevice = () =>
  useChange({
    send: async () => {
      const { key } = await call(getPushKey);
      const answer = await call(addPushDevice, { body: await subscribe(key) });
      await wantPush();
      return { answer };
    },
    refresh: [...refresh, settings.queryKey],
    done: { title: t('turnedOn') },
    failed: (error) => ({
      title: t('notTurnedOn'),
      description: error instanceof NotSubscribed ? t(error.reason) : reasonOf(error, tOfAll('unreachable')),
      tone: 'destructive',
    }),
  });

export const useTestDevice = () =>
  useChange({
    send: async ({ id }: PushDeviceView) => ({ answer: await call(testPushDevice, { params: { id } }) }),
    refresh,
    done: { title: t('tested') },
    failed: failed(t('notTested')),
  });

export const useRemoveDevice = () =>
  useChange({
    send: async ({ id, current }: PushDeviceView) => {
      const answer = await call(removePushDevice, { params: { id } });
      if (current) await unsubscribe().catch(() => undefined);
      return { answer };
    },
    refresh,
    done: { title: t('removed') },
    failed: failed(t('notRemoved')),
  });
