import './no-eval.ts';
import type { Boot, UserView } from '@hub/contracts';
import type { Notice } from '@hub/mfe';
import type { Root } from 'react-dom/client';
import { isByMail } from './apps/auth/by-mail/by-mail.tsx';
import { returnTo } from './apps/auth/return-to.ts';
import { VisitorPage } from './pages/visitor-page.tsx';
import { bootOnPage, fetchBoot, leaveBoot } from './boot.ts';
import { onHandover } from './page-handover.ts';
import { announce, createNavigate } from './navigation.ts';
import { createNotices, type Notices } from './notices.ts';
import { dropForeignCopy } from './offline-copy.ts';
import { prefetchScripts } from './prefetch.ts';
import { needsStudent } from './remote-pages.ts';
import { reportError } from './report-error.ts';
import { loginPath, redirectDelayMs, unauthorizedNotice } from './unauthorized.ts';

interface Page {
  root: Root;
  /** The visitor came here from the front page, without a reload. */
  arrived: boolean;
}

/** A screen that needs a student (decision Q15): shows "not found" at once, then goes to the sign-in. */
const askToSignIn = (notices: Notices) => {
  notices.hold(unauthorizedNotice(location.pathname));
  setTimeout(() => {
    notices.handOver();
    location.assign(loginPath(location));
  }, redirectDelayMs);
};

const start = (boot: Boot, { root, arrived }: Page) => {
  const notices = createNotices();
  const navigate = createNavigate(announce);
  onHandover(() => root.unmount());

  const draw = (isLeaving: boolean) =>
    root.render(<VisitorPage {...{ boot, notices, navigate, onSignedIn, arrived, isLeaving }} />);

  // no reload: the host renders the page as soon as its scripts have loaded
  const leave = (signedIn: Boot) => {
    leaveBoot(signedIn);
    notices.handOver();
    draw(true);
    import(/* webpackIgnore: true */ boot.hostEntry).catch((error: unknown) => {
      reportError(error, 'the host entry');
      location.reload();
    });
  };

  const onSignedIn = (user: UserView, notice: Notice) => {
    notices.show(notice);
    navigate(returnTo(location.search), { replace: true });
    leave({ ...boot, user });
  };

  if (boot.user && !isByMail(location.pathname)) return leave(boot);
  notices.takeOver();
  if (!boot.user) void dropForeignCopy(null); // the session ended while no page was open
  draw(false);
  prefetchScripts([boot.hostEntry]);
  if (needsStudent(boot.manifest, location.pathname)) askToSignIn(notices);
};

/** Renders all screens of a visitor, and hands over to the host after the sign-in. */
export const startAccount = async (page: Page) => start(bootOnPage() ?? (await fetchBoot()), page);
