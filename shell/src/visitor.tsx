import type { Boot, UserView } from '@hub/contracts';
import type { Notice } from '@hub/mfe';
import { createRoot, type Root } from 'react-dom/client';
import { returnTo } from './apps/auth/return-to.ts';
import { FullPageLoading } from './apps/layout/full-page-loading.tsx';
import { VisitorPage } from './apps/visitor-page.tsx';
import { bootOnPage, fetchBoot, leaveBoot } from './boot.ts';
import { onHandover } from './handover.ts';
import { createNavigate } from './navigation.ts';
import { createNotices } from './notices.ts';
import { prefetchScripts } from './prefetch.ts';
import { isRemotePage } from './remote-pages.ts';
import { reportError } from './report.ts';
import { loginPath, redirectDelayMs, unauthorizedNotice } from './unauthorized.ts';

const announce = () => window.dispatchEvent(new PopStateEvent('popstate'));

/** The page of a visitor. */
const start = (boot: Boot, root: Root) => {
  const notices = createNotices();
  const navigate = createNavigate(announce);
  onHandover(() => root.unmount());

  // no reload: the host draws the page as soon as its scripts are there
  const leave = (signedIn: Boot) => {
    leaveBoot(signedIn);
    notices.handOver();
    draw(true);
    import(/* webpackIgnore: true */ boot.hostEntry).catch((error: unknown) => {
      reportError(error, 'host entry');
      location.reload();
    });
  };

  const onSignedIn = (user: UserView, notice: Notice) => {
    notices.show(notice);
    navigate(returnTo(location.search), { replace: true });
    leave({ ...boot, user });
  };

  const draw = (isLeaving: boolean) =>
    root.render(<VisitorPage {...{ boot, notices, navigate, onSignedIn, isLeaving }} />);

  if (boot.user) return leave(boot);
  notices.takeOver();
  draw(false);
  prefetchScripts([boot.hostEntry]);
  if (isRemotePage(boot.manifest, location.pathname)) askToSignIn(notices);
};

/** A screen that needs a student (decision Q15): not found at once, then on to the sign-in. */
const askToSignIn = (notices: ReturnType<typeof createNotices>) => {
  notices.hold(unauthorizedNotice(location.pathname));
  setTimeout(() => {
    notices.handOver();
    location.assign(loginPath(location));
  }, redirectDelayMs);
};

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  const boot = bootOnPage();
  if (boot) {
    start(boot, root);
  } else {
    root.render(<FullPageLoading />);
    fetchBoot().then(
      (fetched) => start(fetched, root),
      (error: unknown) => reportError(error, 'boot'),
    );
  }
}
