import { usePath } from '@hub/mfe';
import { AccessPage } from './pages/access-page.tsx';
import { AccountsPage } from './pages/accounts-page.tsx';
import { AuditPage } from './pages/audit-page.tsx';
import { GrantsPage } from './pages/grants-page.tsx';
import { SystemPage } from './pages/system-page.tsx';
import { ThingPage } from './pages/thing-page.tsx';

const pages = {
  '/operations/accounts': AccountsPage,
  '/operations/grants': GrantsPage,
  '/audit': AuditPage,
  '/audit/access': AccessPage,
  '/audit/thing': ThingPage,
} as const;

/** The routes of `remote.json`; the shell mounts this remote on no others. */
export const Routes = () => {
  const path = usePath().replace(/\/+$/, '');
  const Screen = path in pages ? pages[path as keyof typeof pages] : SystemPage;
  return <Screen />;
};
