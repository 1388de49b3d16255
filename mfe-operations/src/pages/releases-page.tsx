import { useFailureNotice } from '@hub/mfe';
import { Card, EmptyState, Page, PageHeader, Skeleton, Stack } from '@hub/ui';
import { Rocket } from 'lucide-react';
import { useFigures, useReleases } from '../features/releases/api.ts';
import { ReleaseCard } from '../features/releases/release-card.tsx';
import { t } from '../messages.ts';
import { PageLinks } from '../shared/page-links.tsx';
import { ReadFailed } from '../shared/read-failed.tsx';

/** /releases: which builds students have, and how they fare. */
export const ReleasesPage = () => (
  <Page>
    <PageHeader title={t('pages.releases')} subtitle={t('releases.subtitle')} />
    <PageLinks />
    <ReleaseCards />
  </Page>
);

/** Both reads are shown at once, so that the later one moves nothing; without figures the releases can still be decided on. */
const ReleaseCards = () => {
  const { data: releases, error, refetch } = useReleases();
  const figures = useFigures();
  useFailureNotice(figures.isError, t('releases.figuresFailed'));
  if (!releases && error)
    return (
      <Card>
        <ReadFailed error={error} title={t('releases.failed')} onRetry={() => void refetch()} />
      </Card>
    );
  if (!releases || figures.isPending) return <Waiting />;
  const { builds = [] } = figures.data ?? {};
  const remotes = new Set([...releases, ...builds].map(({ remote }) => remote));
  if (remotes.size === 0)
    return (
      <Card>
        <EmptyState icon={<Rocket size={24} />} title={t('releases.none.title')} hint={t('releases.none.hint')} />
      </Card>
    );
  return [...remotes]
    .toSorted()
    .map((remote) => (
      <ReleaseCard
        key={remote}
        remote={remote}
        release={releases.find((each) => each.remote === remote)}
        readAt={figures.dataUpdatedAt}
        figures={builds.filter((each) => each.remote === remote)}
      />
    ));
};

const Waiting = () => (
  <Stack as="output" aria-label={t('releases.loading')}>
    {[200, 200].map((height, index) => (
      <Skeleton key={index} height={height} />
    ))}
  </Stack>
);
