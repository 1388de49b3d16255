import { css } from '@emotion/react';
import type { UserView } from '@hub/contracts';
import { space } from '@hub/ui';
import { Brand } from './brand.tsx';
import { NavLinks } from './nav-links.tsx';
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
  onSignedOut: () => void;
  /** A link was followed. */
  onFollow?: () => void;
}

export const Sidebar = ({ user, onSignedOut, onFollow }: SidebarProps) => (
  <div css={look}>
    <div css={{ padding: `0 ${space(2)}` }}>
      <Brand />
    </div>
    <nav aria-label="Main" css={{ flex: 1 }}>
      <NavLinks onFollow={onFollow} />
    </nav>
    <UserBlock user={user} onSignedOut={onSignedOut} />
  </div>
);
