import { useShell } from '@hub/mfe';
import { useEffect } from 'react';

/** Tells of a failed read by toast too; the place itself shows what failed and a retry (decision Q177). */
export const useFetchFailure = (failed: boolean, title: string) => {
  const { notify } = useShell();
  useEffect(() => {
    if (failed) notify({ title, tone: 'destructive' });
  }, [failed, title, notify]);
};
