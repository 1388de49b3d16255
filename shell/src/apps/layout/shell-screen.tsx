import { Dashboard } from '../dashboard/dashboard.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { SettingsPlace } from '../settings/settings-place.tsx';
import type { SettingsProps } from '../settings/settings-page.tsx';

/** The page of the shell's own at a path. */
export const ShellScreen = ({ path, ...settings }: SettingsProps & { path: string }) => {
  if (path === '/') return <Dashboard />;
  if (path === '/auth') return null; // on the way home
  if (path === '/settings') return <SettingsPlace {...settings} />;
  return <NotFound />;
};
