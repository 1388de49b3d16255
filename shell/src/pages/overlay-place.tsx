import { useFailureNotice, useLazyCode } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { useEffect } from 'react';
import { t as tOfAll } from '../messages.ts';
import { t } from '../student-messages.ts';
import type { OverlayProps } from './overlay.tsx';

const load = async () => (await import('./overlay.tsx')).Overlay;

const titles = { search: 'search.title', help: 'shortcuts.title', notices: 'notices.title' } as const;

/** Search, help or reminders. Its frame opens at once, and is filled when their script has arrived. */
export const OverlayPlace = (props: OverlayProps) => {
  const { name, onClose } = props;
  const { code: Overlay, isFailed } = useLazyCode('overlay', load);
  useFailureNotice(isFailed, tOfAll('unreachable'));
  useEffect(() => {
    if (isFailed) onClose(); // the next opening fetches it again
  }, [isFailed, onClose]);
  if (Overlay) return <Overlay {...props} />;
  return (
    <Dialog open onOpenChange={onClose} title={t(titles[name])}>
      <Skeleton height={400} />
    </Dialog>
  );
};
