import type { UserView } from '@hub/contracts';
import type { Notice } from '@hub/mfe';
import { useState } from 'react';
import type { Outcome, Step } from './sign-in.ts';

export interface AuthProps {
  onSignedIn: (user: UserView, notice: Notice) => void;
  notify: (notice: Notice) => void;
}

export interface StepProps extends AuthProps {
  onStep: (step: Step) => void;
}

/** Sends a form, one request at a time; stays busy after success, since the page is about to change. */
export const useSubmit = <Form>(send: (form: Form) => Promise<Outcome>, { onSignedIn, notify, onStep }: StepProps) => {
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: Form) => {
    if (isBusy) return;
    setBusy(true);
    const { user, notice, step } = await send(form);
    if (user && notice) return onSignedIn(user, notice);
    if (notice) notify(notice);
    setBusy(false);
    if (step) onStep(step);
  };
  return { isBusy, submit: (form: Form) => void submit(form) };
};
