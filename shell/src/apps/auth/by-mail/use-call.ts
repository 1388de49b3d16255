import { reasonOf, type Notice } from '@hub/mfe';
import { useState } from 'react';
import { t } from '../../../messages.ts';

/** Makes one call at a time; `result` is that of the last one that succeeded, and a notice shows why one failed. */
export const useCall = <Body, Result>(
  send: (body: Body) => Promise<Result>,
  { failure, notify }: { failure: string; notify: (notice: Notice) => void },
) => {
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<{ result: Result } | null>(null);
  const submit = async (body: Body) => {
    setIsBusy(true);
    try {
      setDone({ result: await send(body) });
    } catch (error) {
      const description = reasonOf(error, t('unreachable'));
      notify({ title: failure, description, tone: 'destructive' });
    }
    setIsBusy(false);
  };
  return { isBusy, isDone: done !== null, result: done?.result, submit: (body: Body) => void submit(body) };
};
