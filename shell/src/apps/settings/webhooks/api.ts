import {
  addWebhook,
  deleteWebhook,
  listWebhooks,
  pauseWebhook,
  testWebhook,
  type WebhookForm,
  type WebhookView,
} from '@hub/contracts';
import { call, query, useChange } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { t as tOfAll } from '../../../messages.ts';
import { useProof } from '../proof/use-proof.ts';
import { t } from './messages.ts';

const webhooks = query(listWebhooks);
const refresh = [webhooks.queryKey];

/** Read again on every visit; an open page is notified when a message was sent. */
export const useWebhooks = () => useQuery({ ...webhooks, refetchOnMount: 'always' });

const failed = (title: string) => ({ title, fallback: tOfAll('unreachable') });

export const useAddWebhook = () => {
  const { proven } = useProof();
  return useChange({
    send: async (body: WebhookForm) => ({ answer: await proven(() => call(addWebhook, { body })) }),
    refresh,
    done: { title: t('added') },
    failed: failed(t('notAdded')),
  });
};

/** Pauses it, or resumes a paused or stopped one. */
export const useSwitchWebhook = (paused: boolean) =>
  useChange({
    send: async ({ id }: WebhookView) => ({ answer: await call(pauseWebhook, { params: { id }, body: { paused } }) }),
    refresh,
    failed: failed(t(paused ? 'notPaused' : 'notResumed')),
  });

export const useTestWebhook = () =>
  useChange({
    send: async ({ id }: WebhookView) => ({ answer: await call(testWebhook, { params: { id } }) }),
    refresh,
    done: { title: t('tested') },
    failed: failed(t('notTested')),
  });

export const useDeleteWebhook = () =>
  useChange({
    send: async ({ id }: WebhookView) => ({ answer: await call(deleteWebhook, { params: { id } }) }),
    refresh,
    done: { title: t('deleted') },
    failed: failed(t('notDeleted')),
  });
