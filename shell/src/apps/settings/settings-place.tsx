import { LazyPart } from '@hub/mfe';
import { PartLoading } from '../../shared/part-loading.tsx';
import type { SettingsProps } from './settings-page.tsx';

const load = async () => (await import('./settings-page.tsx')).SettingsPage;

/** The settings, whose script is fetched when they are opened. */
export const SettingsPlace = (props: SettingsProps) => (
  <LazyPart name="settings" load={load} waiting={<PartLoading onRetry={() => location.reload()} />}>
    {(SettingsPage) => <SettingsPage {...props} />}
  </LazyPart>
);
