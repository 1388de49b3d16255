import { createRoot, type Root } from 'react-dom/client';
import { FrontPage } from './apps/landing/front-page.tsx';
import { FullPageLoading } from './apps/layout/full-page-loading.tsx';
import { announce } from './navigation.ts';
import { whenIdle } from './prefetch.ts';
import { reportError } from './report-error.ts';
import { followTheme } from './theme.ts';

const impatienceMs = 300;

// the code for accounts is a separate script, so that the front page loads without it
const loadAccount = () => import('./visitor-account.tsx');

const takeOver = async (root: Root, arrived: boolean) => {
  const spinner = setTimeout(() => root.render(<FullPageLoading />), impatienceMs);
  try {
    const { startAccount } = await loadAccount();
    clearTimeout(spinner);
    await startAccount({ root, arrived });
  } catch (error) {
    reportError(error, 'the sign-in');
    root.render(<FullPageLoading />); // offers a retry
  }
};

followTheme();
const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  if (location.pathname === '/' && document.getElementById('boot')) {
    root.render(<FrontPage />);
    whenIdle(() => void loadAccount());
    window.addEventListener(announce.name, () => void takeOver(root, true), { once: true });
  } else {
    void takeOver(root, false);
  }
}
