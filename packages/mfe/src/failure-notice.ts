import { useEffect } from 'react';
import { useShell } from './shell.ts';

/** Says once, as a toast, that a read failed; the screen shows it in its place too (decision Q177). */
export const useFailureNotice = (failed: boolean, title: string) => {
  const { notify } = useShell();
  useEffect(() => {
    if (failed) notify({ title, tone: 'destructive' });
  }, [failed, notify, title]);
};
