import type {
  CalendarEventView,
  CalendarPreview,
  CalendarSubscriptionView,
  ClassChoice,
  ClassView,
} from '@hub/contracts';
import { useState } from 'react';
import { NewSubscription } from './new-subscription.tsx';
import { ChangedSubscription } from './changed-subscription.tsx';
import { SubscriptionList } from './subscription-list.tsx';

export interface SubscriptionsDialogProps {
  classes: readonly ClassView[];
  events: readonly CalendarEventView[];
  today: string;
  onClose: () => void;
}

/** One after the other: the list, and the classes of a new or known calendar. */
export type Step =
  | { name: 'list' }
  | { name: 'new'; address: string; calendar: CalendarPreview }
  | {
      name: 'change';
      subscription: CalendarSubscriptionView;
      calendar: CalendarPreview;
      byHand: ClassChoice['byHand'];
    };

/** The calendars to which the student has subscribed, and the way to another one. */
export const SubscriptionsDialog = ({ classes, events, today, onClose }: SubscriptionsDialogProps) => {
  const [step, setStep] = useState<Step>({ name: 'list' });
  const back = () => setStep({ name: 'list' });
  const shared = { classes, today, onClose: back };
  if (step.name === 'new') return <NewSubscription {...shared} {...step} events={events} />;
  if (step.name === 'change') return <ChangedSubscription {...shared} {...step} />;
  return <SubscriptionList onStep={setStep} onClose={onClose} />;
};
