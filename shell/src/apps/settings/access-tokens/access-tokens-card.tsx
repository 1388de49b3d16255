import { accessTokenLimits } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, LinkText, Skeleton } from '@hub/ui';
import { useState } from 'react';
import { SecretDialog } from '../secret-dialog.tsx';
import { SettingsCard } from '../settings-card.tsx';
import { useAccessTokens, useCreateToken, useRevokeToken } from './api.ts';
import { t } from './messages.ts';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

const secretTexts = () => ({
  title: t('secretTitle'),
  description: t('secretText'),
  label: t('secret'),
  copy: t('copy'),
  copied: t('copied'),
  notCopied: t('notCopied'),
  saved: t('saved'),
});

/** With which programs of the student use the API. */
export const AccessTokensCard = () => {
  const { data: tokens, isError, refetch } = useAccessTokens();
  const [secret, setSecret] = useState<string | null>(null);
  const [create, revoke] = [useCreateToken(), useRevokeToken()];
  useFailureNotice(isError, t('failed'));
  return (
    <SettingsCard title={t('title')} hint={t('hint')}>
      <p>
        <LinkText href="/api/docs">{t('docs')}</LinkText>
      </p>
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {!tokens && !isError && (
        <output aria-label={t('loading')}>
          <Skeleton height={56} />
        </output>
      )}
      {tokens && tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              isRevoking={revoke.isPending && revoke.variables.id === token.id}
              onRevoke={() => revoke.mutate(token)}
            />
          ))}
        </ul>
      )}
      {tokens && tokens.length < accessTokenLimits.tokens && (
        <TokenForm
          key={tokens.length}
          busy={create.isPending}
          onCreate={(form) => create.mutate(form, { onSuccess: ({ answer }) => setSecret(answer.secret) })}
        />
      )}
      {secret && <SecretDialog secret={secret} texts={secretTexts()} onClose={() => setSecret(null)} />}
    </SettingsCard>
  );
};
