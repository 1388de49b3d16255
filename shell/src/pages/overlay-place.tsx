import { useFailureNotice } from '@hub/mfe';
import { Dialog, Skeleton } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t as tOfAll } from '../messages.ts';
import { t } from '../student-messages.ts';
import type { OverlayName } from './overlay.tsx';

interface Props {
  name: OverlayName;
  onClose: () => void;
}

/** Search or help; its frame opens at once, and is filled when their script is there. */
export const OverlayPlace = ({ name, onClose }: Props) => {
  const { data, isError } = useQuery({
    queryKey: ['overlay'],
    queryFn: () => import('./overlay.tsx'),
    structuralSharing: false,
  });
  useFailureNotice(isError, tOfAll('unreachable'));
  useEffect(() => {
    if (isError) onClose(); // so that it can be asked for again
  }, [isError, onClose]);
  if (data) return <data.Overlay name={name} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t(name === 'search' ? 'search.title' : 'shortcuts.title')}>
      <Skeleton height={400} />
    </Dialog>
  );
};
