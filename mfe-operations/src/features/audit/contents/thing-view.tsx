import type { GrantScope } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Badge, Button, Card, CardHeader, EmptyState, ErrorState, Row, Skeleton } from '@hub/ui';
import { SearchX } from 'lucide-react';
import { t } from '../../../messages.ts';
import { isMissing } from '../../../shared/refusal.ts';
import { useThingEvents } from './api.ts';
import { Moments } from './moments.tsx';
import { ThingEvents } from './thing-events.tsx';

/** One thing: its events from the log, and what it was after any of them. */
export const ThingView = ({ thing }: { thing: GrantScope }) => {
  const { data, error, refetch, ...pages } = useThingEvents(thing);
  useFailureNotice(pages.isFetchNextPageError, t('grants.thing.moreFailed'));
  if (!data && isMissing(error))
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={t('grants.thing.missing.title')}
        hint={t('grants.thing.missing.hint')}
      />
    );
  if (!data && error) return <ErrorState title={t('grants.thing.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output aria-label={t('grants.thing.loading')}>
        <Skeleton height={240} />
      </output>
    );
  const events = data.pages.flatMap((page) => page.events);
  const isErased = data.pages[0]?.erased ?? false;
  return (
    <>
      {!isErased && <Moments thing={thing} events={events} />}
      <Card as="section" aria-label={t('grants.thing.history')}>
        <CardHeader
          title={t('grants.thing.history')}
          action={isErased ? <Badge>{t('grants.contents.erased')}</Badge> : undefined}
        />
        <ThingEvents thing={thing} events={events} isErased={isErased} />
        {pages.hasNextPage && (
          <Row justify="center">
            <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('grants.thing.more')}
            </Button>
          </Row>
        )}
      </Card>
    </>
  );
};
