import { fetchAhead, LazyPart } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import type { SubscriptionsDialogProps } from './subscriptions-dialog.tsx';

const load = async () =>
  (await import(/* webpackChunkName: "calendar-subscriptions" */ './subscriptions-dialog.tsx')).SubscriptionsDialog;

/** Fetches the dialog when the pointer or the focus is on its button. */
export const fetchSubscriptionsDialog = fetchAhead(load);

export const LazySubscriptionsDialog = (props: SubscriptionsDialogProps) => (
  <LazyPart
    name="calendar subscriptions"
    load={load}
    waiting={
      <Dialog open onOpenChange={props.onClose} title={t('subscriptions.title')} description={t('subscriptions.text')}>
        <output aria-label={t('loading')}>
          <Skeleton height={160} />
        </output>
      </Dialog>
    }
  >
    {(SubscriptionsDialog) => <SubscriptionsDialog {...props} />}
  </LazyPart>
);
