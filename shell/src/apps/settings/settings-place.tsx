import { PartFailed } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import { PartLoading } from '../../shared/part-loading.tsx';
import type { SettingsProps } from './settings-page.tsx';

/** The settings, whose script is fetched when they are opened. */
export const SettingsPlace = (props: SettingsProps) => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['settings'],
    queryFn: () => import('./settings-page.tsx'),
    structuralSharing: false,
  });
  if (isError) return <PartFailed onRetry={() => void refetch()} />;
  return data ? <data.SettingsPage {...props} /> : <PartLoading onRetry={() => location.reload()} />;
};
