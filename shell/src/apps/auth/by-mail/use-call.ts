import { reasonOf, type Notice } from '@hub/mfe';
import { useState } from 'react';
import { t } from '../../../messages.ts';

/** Makes one call; `isDone` after success, and a notice shows why it failed. */
export const useCall = <Body>(
  send: (body: Body) => Promise<unknown>,
  { failure, notify }: { failure: string; notify: (notice: Notice) => void },
) => {
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const submit = async (body: Body) => {
    setState('busy');
    try {
      await send(body);
      setState('done');
    } catch (error) {
      const description = reasonOf(error, t('unreachable'));
      notify({ title: failure, description, tone: 'destructive' });
      setState('open');
    }
  };
  return { isBusy: state === 'busy', isDone: state === 'done', submit: (body: Body) => void submit(body) };
};
