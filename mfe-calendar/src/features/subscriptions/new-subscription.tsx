import { type CalendarEventView, type CalendarPreview, type ClassView, subscriptionLimits } from '@hub/contracts';
import { browserTimeZone } from '@hub/mfe';
import { FormDialog } from '@hub/ui';
import { useState } from 'react';
import { useSubscribe } from './api.ts';
import { ClassFields } from './class-fields.tsx';
import { t } from './messages.ts';
import { presentIn } from './series-choices.ts';
import { useClassForm } from './use-class-form.ts';

interface Props {
  address: string;
  calendar: CalendarPreview;
  classes: readonly ClassView[];
  events: readonly CalendarEventView[];
  today: string;
  onClose: () => void;
}

const nameOf = (address: string, { name }: CalendarPreview) =>
  (name.trim() || new URL(address).hostname).slice(0, subscriptionLimits.name);

/** What the calendar at an address would bring, before the student subscribes to it. */
export const NewSubscription = ({ address, calendar, classes, events, today, onClose }: Props) => {
  const [present] = useState(() => presentIn(calendar.series, events));
  const { mutate, isPending } = useSubscribe(onClose);
  const first = () => ({
    name: nameOf(address, calendar),
    otherwise: classes.length === 1 ? (classes[0]?.id ?? null) : null,
    // what is there already would be there twice
    byHand: [...present].map((series) => ({ series, classId: null })),
  });
  const { onSubmit, fields } = useClassForm(first, (chosen) => mutate({ ...chosen, address, zone: browserTimeZone() }));
  return (
    <FormDialog
      title={t('newTitle')}
      description={t('newText')}
      submitLabel={t('subscribe')}
      busyLabel={t('subscribing')}
      busy={isPending}
      unsaved
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ClassFields {...fields} calendar={calendar} classes={classes} today={today} present={present} />
    </FormDialog>
  );
};
