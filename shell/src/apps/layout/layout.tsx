import { css } from '@emotion/react';
import { color, IconButton, docked, media, space, stroke } from '@hub/ui';
import { Menu } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { t } from '../../student-messages.ts';
import { Brand } from '../../shared/brand.tsx';
import { NoticesButton } from '../../shared/notices/notices-button.tsx';
import { Drawer } from './drawer.tsx';
import { PrintStyle } from './print-style.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SearchButton } from './search-button.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useHeadingFocus } from '../../shared/use-heading-focus.ts';

const side = css`
  position: fixed;
  inset: 0 auto 0 0;
  width: ${space(64)};
  border-right: ${stroke.thin} solid ${color.hairline};
  background: ${color.surface};
  ${media.mobile} {
    display: none;
  }
`;
const top = css`
  position: sticky;
  top: 0;
  z-index: 10;
`;
const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: ${stroke.thin} solid ${color.hairline};
  background: ${color.surface};
  ${media.desktop} {
    display: none;
  }
`;
/** On a phone the bar is in reach of the thumb; the assistant's round button is at its right end. */
const foot = css`
  position: fixed;
  inset: auto 0 0;
  z-index: 10;
  padding: ${space(2)} ${space(18)} calc(${space(2)} + env(safe-area-inset-bottom)) ${space(4)};
  border-top: ${stroke.thin} solid ${color.hairline};
  background: ${color.surface};
  ${media.desktop} {
    display: none;
  }
`;
const beside = css`
  ${media.desktop} {
    margin-left: ${space(64)};
  }
`;
/** Room for a docked panel, or a margin for the page's round button where the content is not narrower than the page. */
const content = css`
  display: block;
  ${media.desktop} {
    padding-right: clamp(${space(0)}, calc(${space(406)} - 100vw), ${space(10)});
  }
  ${docked.media} {
    html:has([data-floating-panel]) & {
      margin-right: ${docked.width};
      padding-right: 0;
    }
  }
  &:focus {
    outline: none;
  }
`;

/** Sidebar and content; below 768 px the sidebar is a drawer behind a menu button (decision Q32). */
export const Layout = ({ children, ...sidebar }: SidebarProps & { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main);
  const close = () => setOpen(false);
  return (
    <>
      <PrintStyle />
      <SkipLink target={main} />
      <div css={top} data-screen-only>
        <header css={bar}>
          <Brand />
          <div css={{ display: 'flex' }}>
            <NoticesButton onClick={sidebar.onNotices} />
            <IconButton label={t('nav.openMenu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Menu aria-hidden />
            </IconButton>
          </div>
        </header>
        <div css={beside}>
          <OfflineNotice />
        </div>
      </div>
      <aside css={side} data-screen-only>
        <Sidebar {...sidebar} />
      </aside>
      {isOpen && (
        <Drawer label={t('nav.menu')} onClose={close}>
          <Sidebar {...sidebar} onFollow={close} />
        </Drawer>
      )}
      <div css={foot} data-screen-only>
        <SearchButton onClick={sidebar.onSearch} />
      </div>
      <main ref={main} css={[beside, content]} tabIndex={-1}>
        {children}
      </main>
    </>
  );
};
