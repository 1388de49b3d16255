import { css } from '@emotion/react';
import type { RemoteLink, UserView } from '@hub/contracts';
import { space } from '@hub/ui';
import { t } from '../../student-messages.ts';
import { Brand } from '../../shared/brand.tsx';
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

export interface SidebarProps {
  user: UserView;
  /** What remotes add to the navigation. */
  links: readonly RemoteLink[];
  onSignedOut: () => void;
  onSearch: () => void;
  /** A link was followed or something was opened. */
  onFollow?: () => void;
}

export const Sidebar = ({ user, links, onSignedOut, onSearch, onFollow }: SidebarProps) => (
  <div css={look}>
    <div css={{ padding: `0 ${space(2)}` }}>
      <Brand />
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
