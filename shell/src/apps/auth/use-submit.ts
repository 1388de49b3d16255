import type { UserView } from '@hub/contracts';
import type { Notice } from '@hub/mfe';
import { useState } from 'react';

export interface AuthProps {
  onSignedIn: (user: UserView, notice: Notice) => void;
  notify: (notice: Notice) => void;
}

/** Sends a form, one request at a time; stays busy after success, since the page is about to change. */
export const useSubmit = <Form>(
  send: (form: Form) => Promise<{ user: UserView | null; notice: Notice }>,
  { onSignedIn, notify }: AuthProps,
) => {
  const [isBusy, setBusy] = useState(false);
  const submit = async (form: Form) => {
    if (isBusy) return;
    setBusy(true);
    const { user, notice } = await send(form);
    if (user) return onSignedIn(user, notice);
    notify(notice);
    setBusy(false);
  };
  return { isBusy, submit: (form: Form) => void submit(form) };
};
