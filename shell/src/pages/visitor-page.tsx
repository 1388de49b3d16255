import { CacheProvider } from '@emotion/react';
import type { Boot, UserView } from '@hub/contracts';
import { NavigateContext, usePath, type Notice, type ShellProps } from '@hub/mfe';
import { ButtonLink, FullScreenSpinner, GlobalStyle } from '@hub/ui';
import { useRef } from 'react';
import { t } from '../messages.ts';
import { needsStudent } from '../remote-pages.ts';
import { NoticeRegion } from '../notice-region.tsx';
import type { Notices } from '../notices.ts';
import { styleCache } from '../style-cache.ts';
import { loginPath } from '../unauthorized.ts';
import { Auth } from '../apps/auth/auth.tsx';
import { ByMail, isByMail } from '../apps/auth/by-mail/by-mail.tsx';
import { Landing } from '../apps/landing/landing.tsx';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import { NotFound } from '../apps/not-found/not-found.tsx';

interface Props {
  boot: Boot;
  notices: Notices;
  navigate: ShellProps['navigate'];
  onSignedIn: (user: UserView, notice: Notice) => void;
  /** The visitor came here from the front page. */
  arrived: boolean;
  /** Signed in: the host's scripts are on their way. */
  isLeaving: boolean;
}

/** All screens of a visitor. */
export const VisitorPage = ({ navigate, notices, arrived, isLeaving, ...rest }: Props) => {
  const screen = useRef<HTMLDivElement>(null);
  const path = usePath();
  useHeadingFocus(screen, arrived);
  return (
    <NavigateContext value={navigate}>
      <CacheProvider value={styleCache}>
        <GlobalStyle />
        <div ref={screen}>
          {isLeaving ? <FullScreenSpinner /> : <Screen path={path} notify={notices.show} {...rest} />}
        </div>
        <NoticeRegion notices={notices} />
      </CacheProvider>
    </NavigateContext>
  );
};

type ScreenProps = Pick<Props, 'boot' | 'onSignedIn'> & { path: string; notify: (notice: Notice) => void };

const Screen = ({ path, boot, onSignedIn, notify }: ScreenProps) => {
  if (path === '/') return <Landing />;
  if (path === '/auth') return <Auth onSignedIn={onSignedIn} notify={notify} />;
  if (isByMail(path)) return <ByMail path={path} token={location.hash.slice(1)} notify={notify} />;
  const signIn = (
    <ButtonLink variant="secondary" href={loginPath(location)}>
      {t('notFound.signIn')}
    </ButtonLink>
  );
  return (
    <main>
      <NotFound actions={needsStudent(boot.manifest, path) && signIn} />
    </main>
  );
};
