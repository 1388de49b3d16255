import type { CalendarEventView, ClassView } from '@hub/contracts';
import { useState } from 'react';
import { NewSubscription } from './new-subscription.tsx';
import { ChangedSubscription } from './changed-subscription.tsx';
import type { Step } from './step.ts';
import { SubscriptionList } from './subscription-list.tsx';

export interface SubscriptionsDialogProps {
  classes: readonly ClassView[];
  events: readonly CalendarEventView[];
  today: string;
  onClose: () => void;
}

/** The calendars to which the student has subscribed, and the way to another one. */
export const SubscriptionsDialog = ({ classes, events, today, onClose }: SubscriptionsDialogProps) => {
  const [step, setStep] = useState<Step>({ name: 'list' });
  const back = () => setStep({ name: 'list' });
  const shared = { classes, today, onClose: back };
  if (step.name === 'new') return <NewSubscription {...shared} {...step} events={events} />;
  if (step.name === 'change') return <ChangedSubscription {...shared} {...step} />;
  return <SubscriptionList onStep={setStep} onClose={onClose} />;
};
