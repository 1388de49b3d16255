import { type CalendarSubscriptionView, subscriptionLimits } from '@hub/contracts';
import { Dialog, ErrorState, Skeleton, Stack } from '@hub/ui';
import { useState } from 'react';
import { t as tOfCalendar } from '../../messages.ts';
import { listStyle, muted } from '../../shared/styles.ts';
import { AddressForm } from './address-form.tsx';
import { useRefresh, useSubscriptionPreview, useSubscriptions } from './api.ts';
import { previewProblem } from './preview-problem.ts';
import { t } from './messages.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SubscriptionRow } from './subscription-row.tsx';
import type { Step } from './step.ts';

interface Props {
  onStep: (step: Step) => void;
  onClose: () => void;
}

/** Every subscription with its state, and the form for another one. */
export const SubscriptionList = ({ onStep, onClose }: Props) => {
  const { data: subscriptions, isError, refetch } = useSubscriptions();
  const refresh = useRefresh();
  const look = useSubscriptionPreview();
  const [removed, setRemoved] = useState<CalendarSubscriptionView | null>(null);
  const [problem, setProblem] = useState('');

  const changeClasses = (subscription: CalendarSubscriptionView) => {
    setProblem('');
    look.mutate(subscription, {
      onSuccess: (found) => {
        if (found.calendar) onStep({ name: 'change', subscription, calendar: found.calendar, byHand: found.byHand });
        else setProblem(previewProblem(found));
      },
      onError: (error) => setProblem(previewProblem(error)),
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={tOfCalendar('subscriptions.title')}
      description={tOfCalendar('subscriptions.text')}
    >
      <Stack gap={4}>
        {isError && <ErrorState compact title={t('failed')} onRetry={() => void refetch()} />}
        {!subscriptions && !isError && (
          <output aria-label={tOfCalendar('loading')}>
            <Skeleton height={80} />
          </output>
        )}
        {subscriptions?.length === 0 && <p css={muted}>{t('none')}</p>}
        {subscriptions && subscriptions.length > 0 && (
          <ul css={listStyle} aria-label={t('list')}>
            {subscriptions.map((subscription) => (
              <SubscriptionRow
                key={subscription.id}
                subscription={subscription}
                isRefreshing={refresh.isPending && refresh.variables.id === subscription.id}
                isRead={look.isPending && look.variables.id === subscription.id}
                onRefresh={() => refresh.mutate(subscription)}
                onClasses={() => changeClasses(subscription)}
                onRemove={() => setRemoved(subscription)}
                problem={look.variables?.id === subscription.id ? problem : ''}
              />
            ))}
          </ul>
        )}
        {subscriptions &&
          (subscriptions.length < subscriptionLimits.subscriptions ? (
            <AddressForm onRead={(address, calendar) => onStep({ name: 'new', address, calendar })} />
          ) : (
            <p css={muted}>{t('limit')}</p>
          ))}
      </Stack>
      {removed && <RemoveDialog subscription={removed} onClose={() => setRemoved(null)} />}
    </Dialog>
  );
};
