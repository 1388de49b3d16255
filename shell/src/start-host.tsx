import { Providers, type ShellProps } from '@hub/mfe';
import type { Boot } from '@hub/contracts';
import { startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { start as startRouting, triggerAppChange } from 'single-spa';
import { registerApplications } from './applications.ts';
import { HostPage } from './pages/host-page.tsx';
import { FullPageLoading } from './apps/layout/full-page-loading.tsx';
import { bootOnPage, fetchBoot, fetchManifest } from './boot.ts';
import { createFederation } from './federation.ts';
import type { followReleases } from './follow-releases.ts';
import { noteErrors } from './noted.ts';
import { handover } from './page-handover.ts';
import { listenForChanges } from './live.ts';
import { createNavigate } from './navigation.ts';
import { createNotices } from './notices.ts';
import { keepOfflineCopy } from './offline-copy.ts';
import { prefetchScripts, scriptsOf, whenIdle } from './prefetch.ts';
import { isRemotePage, linksOf } from './remote-pages.ts';
import { createRemoteHost } from './remote-host.ts';
import { reportError } from './report-error.ts';
import { createSession } from './session.ts';
import { joinTabs } from './session-channel.ts';
import { createSlotLoader } from './slots.ts';
import { styleCache } from './style-cache.ts';
import { loginPath } from './unauthorized.ts';

/** The page of a signed-in student. */
const start = ({ user, manifest }: Boot, root: () => Root) => {
  if (!user) return location.assign(loginPath(location));

  noteErrors();
  const notices = createNotices();
  const session = createSession(user, {
    notices,
    leave: () => {
      stopListening();
      return triggerAppChange();
    },
    depart: (path) => location.assign(path),
    tellTabs: () => tabs.tellEnded(),
  });
  const stopListening = listenForChanges(session.queryClient, (revision) => {
    if (following || revision !== manifest.revision) follow((page) => page.hear(revision));
  });
  const tabs = joinTabs(user, { onEnded: () => void session.signedOut(), onOther: () => location.reload() });
  const federation = createFederation(manifest, createRemoteHost(manifest), {
    report: reportError,
    newest: fetchManifest,
  });
  const shell: ShellProps = {
    queryClient: session.queryClient,
    emotionCache: styleCache,
    user,
    navigate: createNavigate(),
    notify: notices.show,
    reportError,
    loadSlot: createSlotLoader(manifest, federation, reportError),
    codeLost: () => follow((page) => page.catchUp()),
  };
  let following: Promise<ReturnType<typeof followReleases>> | undefined;
  const follow = (work: (page: ReturnType<typeof followReleases>) => unknown) => {
    following ??= import('./follow-releases.ts').then((code) =>
      code.followReleases({ ...session, manifest, newest: fetchManifest, federation, applications }),
    );
    following.then(work).catch(() => (following = undefined));
  };
  if (location.pathname === '/auth') shell.navigate('/', { replace: true });

  const applications = registerApplications({ manifest, federation, shell, isOver: session.isOver });
  const places = applications.map(({ place }) => place);
  handover();
  notices.takeOver();
  const page = (
    <Providers shell={shell}>
      <HostPage
        places={places}
        session={session}
        notices={notices}
        links={linksOf(manifest)}
        isRemotePage={(path) => isRemotePage(manifest, path)}
      />
    </Providers>
  );
  startTransition(() => root().render(page)); // in pieces, as well
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && session.isOver()) location.reload(); // "back" must not restore the page of an ended session
  });
  startRouting({ urlRerouteOnly: true });
  const scripts = scriptsOf(manifest);
  prefetchScripts(scripts);
  whenIdle(
    () =>
      void import('./report-builds.ts').then(
        (code) => code.keepReporting(manifest),
        () => undefined,
      ),
  );
  void keepOfflineCopy(user.id, { scripts, report: reportError });
};

/** Renders the page of a signed-in student into the element, with boot data from the page or the server. */
export const startHost = (element: HTMLElement) => {
  const boot = bootOnPage();
  if (boot) return start(boot, () => createRoot(element));
  const root = createRoot(element);
  root.render(<FullPageLoading />);
  fetchBoot().then(
    (fetched) => start(fetched, () => root),
    (error: unknown) => reportError(error, 'boot'),
  );
};
