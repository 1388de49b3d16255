import type { CalendarPreview, CalendarSubscriptionView, ClassChoice, ClassView } from '@hub/contracts';
import { FormDialog } from '@hub/ui';
import { useState, type FormEvent } from 'react';
import { useChangeSubscription } from './api.ts';
import { type Chosen, ClassFields } from './class-fields.tsx';
import { t } from './messages.ts';

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
  const [chosen, setChosen] = useState<Chosen>({ name, otherwise, byHand });
  const [isSent, setIsSent] = useState(false);
  const { mutate, isPending } = useChangeSubscription(subscription, onClose);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (chosen.name.trim()) mutate(chosen);
  };
  return (
    <FormDialog
      title={t('changeTitle')}
      description={t('changeText')}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ClassFields
        calendar={calendar}
        chosen={chosen}
        onChange={setChosen}
        classes={classes}
        today={today}
        isNameMissing={isSent && !chosen.name.trim()}
      />
    </FormDialog>
  );
};
