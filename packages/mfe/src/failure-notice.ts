import { useEffect } from 'react';
import { useShell } from './shell.ts';

/** Shows one toast when a read fails; the screen shows the failure in place too (decision Q177). */
export const useFailureNotice = (failed: boolean, title: string) => {
  const { notify } = useShell();
  useEffect(() => {
    if (failed) notify({ title, tone: 'destructive' });
  }, [failed, notify, title]);
};
