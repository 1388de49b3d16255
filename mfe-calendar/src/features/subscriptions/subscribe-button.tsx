import { Button } from '@hub/ui';
import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { fetchSubscriptionsDialog, LazySubscriptionsDialog } from './lazy-subscriptions-dialog.tsx';
import type { SubscriptionsDialogProps } from './subscriptions-dialog.tsx';

/** Opens the calendars to which the student has subscribed. */
export const SubscribeButton = (props: Omit<SubscriptionsDialogProps, 'onClose'>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        disabled={props.classes.length === 0}
        onPointerEnter={fetchSubscriptionsDialog}
        onFocus={fetchSubscriptionsDialog}
        onClick={() => setIsOpen(true)}
      >
        <CalendarSync aria-hidden /> {t('subscriptions.open')}
      </Button>
      {isOpen && <LazySubscriptionsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
};
