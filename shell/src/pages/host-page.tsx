import type { RemoteLink } from '@hub/contracts';
import { usePath, useShell } from '@hub/mfe';
import { FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { NoticeRegion } from '../notice-region.tsx';
import type { Notices } from '../notices.ts';
import { userQuery, type Session } from '../session.ts';
import { OverlayPlace } from './overlay-place.tsx';
import type { OverlayName } from './overlay.tsx';
import { useShortcuts } from '../apps/keyboard/use-shortcuts.ts';
import { AssistantPlace } from '../apps/layout/assistant-place.tsx';
import { Layout } from '../apps/layout/layout.tsx';
import { Outlet } from '../apps/layout/outlet.tsx';
import { ShellScreen } from './shell-screen.tsx';

interface Props {
  session: Session;
  notices: Notices;
  places: readonly HTMLElement[];
  links: readonly RemoteLink[];
  isRemotePage: (path: string) => boolean;
}

/** The page of a signed-in student; a spinner after the session has ended, until the page is left. */
export const HostPage = ({ session, notices, places, links, isRemotePage }: Props) => {
  const { data: user } = useQuery(userQuery);
  const [overlay, setOverlay] = useState<OverlayName | null>(null);
  const openSearch = useCallback(() => setOverlay('search'), []);
  const openNotices = useCallback(() => setOverlay('notices'), []);
  const closeOverlay = useCallback(() => setOverlay(null), []);
  const openHelp = useCallback(() => setOverlay('help'), []);
  const path = usePath();
  useWayHome(path);
  useShortcuts({ onSearch: openSearch, onHelp: openHelp, links });
  const [isAssistantOpen, setAssistantOpen] = useState(false);
  const openAssistant = () => {
    closeOverlay();
    // after the dialog has given the focus back
    setTimeout(() => setTimeout(() => setAssistantOpen(true)));
  };

  return (
    <>
      <GlobalStyle />
      {user ? (
        <Layout
          user={user}
          links={links}
          onSignedOut={() => void session.signedOut()}
          onSearch={openSearch}
          onNotices={openNotices}
        >
          {!isRemotePage(path) && (
            <ShellScreen path={path} user={user} onDeleted={() => void session.deleted()} onHelp={openHelp} />
          )}
          <Outlet places={places} />
          <AssistantPlace isOpen={isAssistantOpen} onOpenChange={setAssistantOpen} />
          {overlay && (
            <OverlayPlace
              name={overlay}
              links={links}
              onAssistant={openAssistant}
              onHelp={openHelp}
              onClose={closeOverlay}
            />
          )}
        </Layout>
      ) : (
        <FullScreenSpinner />
      )}
      <NoticeRegion notices={notices} />
    </>
  );
};

/** Redirects a signed-in student away from the sign-in (decision Q16). */
const useWayHome = (path: string) => {
  const { navigate } = useShell();
  useEffect(() => {
    if (path === '/auth') navigate('/', { replace: true });
  }, [path, navigate]);
};
