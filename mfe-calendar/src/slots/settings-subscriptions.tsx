import { Card, CardHeader, ErrorState, space, Stack } from '@hub/ui';
import { useEvents } from '../features/calendar/api.ts';
import { useSubscriptions } from '../features/subscriptions/api.ts';
import { t } from '../features/subscriptions/messages.ts';
import { SubscribeButton } from '../features/subscriptions/subscribe-button.tsx';
import { SubscriptionState } from '../features/subscriptions/subscription-state.tsx';
import { useClasses } from '../shared/api.ts';
import { ListSkeleton } from '../shared/list-skeleton.tsx';
import { listStyle, muted } from '../shared/styles.ts';
import { useNow } from '../shared/use-now.ts';

/** The settings' card of the calendars to which the student has subscribed, and why one is not up to date. */
export const SettingsSubscriptions = () => {
  const { data: classes = [] } = useClasses();
  const { data: events = [] } = useEvents();
  const { today } = useNow();
  return (
    <Card as="section" aria-label={t('heading')} css={{ maxWidth: space(180) }}>
      <CardHeader title={t('heading')} action={<SubscribeButton classes={classes} events={events} today={today} />} />
      <Subscriptions />
    </Card>
  );
};

const Subscriptions = () => {
  const { data, isLoadingError, refetch } = useSubscriptions();
  if (isLoadingError) return <ErrorState compact title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={1} />;
  if (data.length === 0) return <p css={muted}>{t('none')}</p>;
  return (
    <Stack as="ul" gap={3} css={listStyle}>
      {data.map((subscription) => (
        <li key={subscription.id}>
          <SubscriptionState subscription={subscription} />
        </li>
      ))}
    </Stack>
  );
};
