import { useRoute } from '@hub/mfe';
import { AccountsPage } from './pages/accounts-page.tsx';
import { SystemPage } from './pages/system-page.tsx';

/** The routes of `remote.json`; the shell mounts this remote on no others. */
export const Routes = () => (useRoute('/operations/accounts') ? <AccountsPage /> : <SystemPage />);
