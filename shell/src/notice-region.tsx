import { Toaster } from '@hub/ui';
import { useSyncExternalStore } from 'react';
import type { Notices } from './notices.ts';

export const NoticeRegion = ({ notices }: { notices: Notices }) => {
  const shown = useSyncExternalStore(notices.subscribe, notices.current);
  return <Toaster toast={shown} onClose={notices.close} />;
};
