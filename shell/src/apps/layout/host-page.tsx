import { usePath, useShell } from '@hub/mfe';
import { FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoticeRegion } from '../../notice-region.tsx';
import type { Notices } from '../../notices.ts';
import { userQuery, type Session } from '../../session.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Layout } from './layout.tsx';
import { Outlet } from './outlet.tsx';

interface Props {
  session: Session;
  notices: Notices;
  places: readonly HTMLElement[];
  isRemotePage: (path: string) => boolean;
}

/** Everything on the page of a signed-in student; a spinner once the session is over and the page is about to leave. */
export const HostPage = ({ session, notices, places, isRemotePage }: Props) => {
  const { data: user } = useQuery(userQuery);
  const path = usePath();
  useWayHome(path);
  return (
    <>
      <GlobalStyle />
      {user ? (
        <Layout user={user} onSignedOut={() => void session.signedOut()}>
          {path === '/' && <Dashboard />}
          {path !== '/' && path !== '/auth' && !isRemotePage(path) && <NotFound />}
          <Outlet places={places} />
        </Layout>
      ) : (
        <FullScreenSpinner />
      )}
      <NoticeRegion notices={notices} />
    </>
  );
};

/** Who is signed in has no business at the sign-in (decision Q16). */
const useWayHome = (path: string) => {
  const { navigate } = useShell();
  useEffect(() => {
    if (path === '/auth') navigate('/', { replace: true });
  }, [path, navigate]);
};
