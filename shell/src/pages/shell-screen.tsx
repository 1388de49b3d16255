import { Dashboard } from '../apps/dashboard/dashboard.tsx';
import { NotFound } from '../apps/not-found/not-found.tsx';
import { SettingsPlace } from '../apps/settings/settings-place.tsx';
import type { SettingsProps } from '../apps/settings/settings-page.tsx';

/** The shell's own page at a path. */
export const ShellScreen = ({ path, ...settings }: SettingsProps & { path: string }) => {
  if (path === '/') return <Dashboard />;
  if (path === '/auth') return null; // about to be redirected
  if (path === '/settings') return <SettingsPlace {...settings} />;
  return <NotFound />;
};
