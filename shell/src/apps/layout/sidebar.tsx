import { css } from '@emotion/react';
import type { RemoteLink, UserView } from '@hub/contracts';
import { space } from '@hub/ui';
import { t } from '../../student-messages.ts';
import { Brand } from '../../shared/brand.tsx';
import { NoticesButton } from '../../shared/notices/notices-button.tsx';
import { NavLinks } from './nav-links.tsx';
import { SearchButton } from './search-button.tsx';
import { UserBlock } from './user-block.tsx';

const look = css`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  height: 100%;
  padding: ${space(5)} ${space(4)};
  overflow-y: auto;
`;

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 0 ${space(2)};
`;

export interface SidebarProps {
  user: UserView;
  /** What remotes add to the navigation. */
  links: readonly RemoteLink[];
  onSignedOut: () => void;
  onSearch: () => void;
  onNotices: () => void;
  /** A link was followed or something was opened. */
  onFollow?: () => void;
}

export const Sidebar = ({ user, links, onSignedOut, onSearch, onNotices, onFollow }: SidebarProps) => (
  <div css={look}>
    <div css={head}>
      <Brand />
      <NoticesButton
        onClick={() => {
          onFollow?.();
          onNotices();
        }}
      />
    </div>
    <SearchButton
      onClick={() => {
        onFollow?.();
        onSearch();
      }}
    />
    <nav aria-label={t('nav.main')} css={{ flex: 1 }}>
      <NavLinks more={links} onFollow={onFollow} />
    </nav>
    <UserBlock user={user} onSignedOut={onSignedOut} onFollow={onFollow} />
  </div>
);
