import { useFailureNotice } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../messages.ts';
import type { OverlayName } from './overlay.tsx';

interface Props {
  name: OverlayName;
  onClose: () => void;
}

/** Search or help, once their script is there. */
export const OverlayPlace = ({ name, onClose }: Props) => {
  const { data, isError } = useQuery({
    queryKey: ['overlay'],
    queryFn: () => import('./overlay.tsx'),
    structuralSharing: false,
  });
  useFailureNotice(isError, t('unreachable'));
  useEffect(() => {
    if (isError) onClose(); // so that it can be asked for again
  }, [isError, onClose]);
  return data && <data.Overlay name={name} onClose={onClose} />;
};
