import { Card, Grid, Page, PageHeader, Skeleton } from '@hub/ui';
import { useHealth, useSystemState } from '../features/system/api.ts';
import { FailedMailsCard } from '../features/system/failed-mails-card.tsx';
import { HealthCard } from '../features/system/health-card.tsx';
import { LagCard } from '../features/system/lag-card.tsx';
import { NumberCards } from '../features/system/number-cards.tsx';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';
import { ReadFailed } from '../shared/read-failed.tsx';

/** /operations: the state of the product. */
export const SystemPage = () => (
  <Page>
    <PageHeader title={t('pages.system')} subtitle={t('system.subtitle')} />
    <PageLinks />
    <SystemCards />
  </Page>
);

/**
 * Health is public, so what an operator lacks shows in the read of the numbers. Both are shown at once, so that the
 * later one moves nothing.
 */
const SystemCards = () => {
  const system = useSystemState();
  const health = useHealth();
  const state = system.data;
  if (!state && system.error)
    return (
      <Card>
        <ReadFailed error={system.error} title={t('system.failed')} onRetry={() => void system.refetch()} />
      </Card>
    );
  if (!state || health.isPending) return <Waiting />;
  return (
    <>
      <NumberCards state={state} />
      {health.data ? (
        <Grid min={320}>
          <HealthCard health={health.data} />
          <LagCard health={health.data} parked={state.parked} />
        </Grid>
      ) : (
        <Card>
          <ReadFailed error={health.error} title={t('system.health.failed')} onRetry={() => void health.refetch()} />
        </Card>
      )}
      <FailedMailsCard failed={state.mails.failed} />
    </>
  );
};

const Waiting = () => (
  <output aria-label={t('system.loading')}>
    <Grid min={400}>
      {[190, 190, 190, 190, 440, 440].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Grid>
  </output>
);
