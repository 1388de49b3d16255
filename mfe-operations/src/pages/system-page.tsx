import { Grid, Page, PageHeader, Skeleton } from '@hub/ui';
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

/** Health is public, so what an operator lacks shows in the read of the numbers. */
const SystemCards = () => {
  const system = useSystemState();
  const health = useHealth();
  const state = system.data;
  if (!state && system.error)
    return <ReadFailed error={system.error} title={t('system.failed')} onRetry={() => void system.refetch()} />;
  return (
    <>
      {state ? <NumberCards state={state} /> : <Waiting label={t('system.loading')} heights={[200]} />}
      {!health.data && health.error && (
        <ReadFailed error={health.error} title={t('system.health.failed')} onRetry={() => void health.refetch()} />
      )}
      {!health.data && !health.error && <Waiting label={t('system.health.loading')} heights={[400, 400]} />}
      {health.data && (
        <Grid min={320}>
          <HealthCard health={health.data} />
          <LagCard health={health.data} parked={state?.parked ?? []} />
        </Grid>
      )}
      {state && <FailedMailsCard failed={state.mails.failed} />}
    </>
  );
};

const Waiting = ({ label, heights }: { label: string; heights: readonly number[] }) => (
  <output aria-label={label}>
    <Grid min={320}>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Grid>
  </output>
);
