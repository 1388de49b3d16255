import type { SystemState } from '@hub/contracts';
import { Card, CardHeader, formatShortDay, Grid } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { plain, sizeOf } from '../../shared/amounts.ts';
import { type Fact, Facts, muted } from '../../shared/facts.tsx';

const utcToday = () => new Date().toISOString().slice(0, 10);

/** Accounts, storage, queues and the tokens of language models. */
export const NumberCards = ({ state: { accounts, storage, mails, reminders, aiTokens } }: { state: SystemState }) => {
  const today = utcToday();
  return (
    <Grid min={400}>
      <NumberCard
        title={t('system.accounts.title')}
        facts={[
          [t('system.accounts.all'), plain(accounts.all)],
          [t('system.accounts.locked'), plain(accounts.locked)],
        ]}
      />
      <NumberCard
        title={t('system.storage.title')}
        facts={[
          [t('system.storage.documents'), plain(storage.documents)],
          [t('system.storage.bytes'), sizeOf(storage.bytes)],
          [t('system.storage.database'), sizeOf(storage.databaseBytes)],
        ]}
      />
      <NumberCard
        title={t('system.queues.title')}
        facts={[
          [t('system.queues.waiting'), plain(mails.waiting)],
          [t('system.queues.due'), plain(reminders.due)],
          [t('system.queues.failed'), plain(reminders.failed)],
        ]}
      />
      <NumberCard
        title={t('system.ai.title')}
        facts={aiTokens.map(({ day, tokens }) => [
          day === today ? t('system.ai.today') : formatShortDay(day, today),
          plain(tokens),
        ])}
      >
        {aiTokens.length === 0 && <p css={muted}>{t('system.ai.none')}</p>}
      </NumberCard>
    </Grid>
  );
};

interface NumberCardProps {
  title: string;
  facts: readonly Fact[];
  children?: ReactNode;
}

const NumberCard = ({ title, facts, children }: NumberCardProps) => (
  <Card as="section" aria-label={title}>
    <CardHeader title={title} />
    <Facts facts={facts} />
    {children}
  </Card>
);
