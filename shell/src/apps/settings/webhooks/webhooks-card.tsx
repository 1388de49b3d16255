import { webhookLimits } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, LinkText, Skeleton } from '@hub/ui';
import { useState } from 'react';
import { SecretDialog } from '../secret-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useAddWebhook, useWebhooks } from './api.ts';
import { t } from './messages.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

const secretTexts = () => ({
  title: t('secretTitle'),
  description: t('secretText'),
  label: t('secret'),
  copy: t('copy'),
  copied: t('copied'),
  notCopied: t('notCopied'),
  saved: t('saved'),
});

/** Which programs of the student are notified of changes. */
export const WebhooksCard = () => {
  const { data: webhooks, isError, refetch } = useWebhooks();
  const [secret, setSecret] = useState<string | null>(null);
  const add = useAddWebhook();
  useFailureNotice(isError, t('failed'));
  return (
    <SettingsCard title={t('title')} hint={t('hint')}>
      <p>
        <LinkText href="/api/docs#webhooks">{t('docs')}</LinkText>
      </p>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!webhooks && !isError && (
        <output aria-label={t('loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {webhooks && webhooks.length < webhookLimits.webhooks && (
        <WebhookForm
          key={webhooks.length}
          busy={add.isPending}
          onAdd={(form) => add.mutate(form, { onSuccess: ({ answer }) => setSecret(answer.secret) })}
        />
      )}
      {secret && <SecretDialog secret={secret} texts={secretTexts()} onClose={() => setSecret(null)} />}
    </SettingsCard>
  );
};
