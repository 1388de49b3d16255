import type { CalendarSubscriptionView } from '@hub/contracts';
import { Button, Dialog } from '@hub/ui';
import { useRemove } from './api.ts';
import { t } from './messages.ts';

interface Props {
  subscription: CalendarSubscriptionView;
  onClose: () => void;
}

/** Asks whether the dates of a subscription stay. */
export const RemoveDialog = ({ subscription, onClose }: Props) => {
  const { mutate, isPending, variables } = useRemove(onClose);
  const isBusy = (events: 'keep' | 'remove') => isPending && variables.events === events;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      role="alertdialog"
      busy={isPending}
      title={t('removeTitle', { name: subscription.name })}
      description={t('removeText')}
      footer={
        <>
          <Button
            variant="secondary"
            busy={isBusy('keep')}
            disabled={isPending}
            onClick={() => mutate({ subscription, events: 'keep' })}
          >
            {t('keep')}
          </Button>
          <Button
            variant="danger"
            busy={isBusy('remove')}
            disabled={isPending}
            onClick={() => mutate({ subscription, events: 'remove' })}
          >
            {t('removeDates')}
          </Button>
        </>
      }
    />
  );
};
