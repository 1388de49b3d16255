import type { CalendarPreview, CalendarSubscriptionView, ClassChoice, ClassView } from '@hub/contracts';
import { FormDialog } from '@hub/ui';
import { useChangeSubscription } from './api.ts';
import { ClassFields } from './class-fields.tsx';
import { t } from './messages.ts';
import { useClassForm } from './use-class-form.ts';

interface Props {
  subscription: CalendarSubscriptionView;
  calendar: CalendarPreview;
  byHand: ClassChoice['byHand'];
  classes: readonly ClassView[];
  today: string;
  onClose: () => void;
}

/** The name and the classes of a subscription. */
export const ChangedSubscription = ({ subscription, calendar, byHand, classes, today, onClose }: Props) => {
  const { name, otherwise } = subscription;
  const { mutate, isPending } = useChangeSubscription(subscription, onClose);
  const { onSubmit, fields } = useClassForm(() => ({ name, otherwise, byHand }), mutate);
  return (
    <FormDialog
      title={t('changeTitle')}
      description={t('changeText')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ClassFields {...fields} calendar={calendar} classes={classes} today={today} />
    </FormDialog>
  );
};
