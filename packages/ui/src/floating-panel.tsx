import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { Content, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { appear } from './motion.ts';
import { color, fontSize, media, radius, space } from './theme.ts';
import { ToastsInReach } from './toasts-in-reach.tsx';
import { useIsMobile } from './use-is-mobile.ts';

/** From this width on an open panel is a column at the side, and the page leaves that room. */
export const docked = { media: '@media (width >= 1280px)', width: space(100) } as const;

const corner = css`
  position: fixed;
  right: ${space(3)};
  bottom: ${space(3)};
  z-index: 20;
  ${media.mobile} {
    bottom: calc(${space(2)} + env(safe-area-inset-bottom));
  }
  ${docked.media} {
    html:has([data-floating-panel]) & {
      display: none;
    }
  }
`;

// above its button and below dialogs and toasts
const panel = css`
  position: fixed;
  right: ${space(6)};
  bottom: ${space(18)};
  z-index: 40;
  display: flex;
  flex-direction: column;
  width: 420px;
  height: min(640px, calc(100dvh - ${space(30)}));
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.bg};
  box-shadow: 0 24px 64px rgb(8 10 24 / 28%);
  overflow: hidden;
  pointer-events: auto;
  &:focus {
    outline: none;
  }
  ${docked.media} {
    inset: 0 0 0 auto;
    width: ${docked.width};
    height: auto;
    border-width: 0 0 0 1px;
    border-radius: 0;
    box-shadow: none;
  }
  ${media.mobile} {
    inset: 0;
    width: auto;
    height: 100dvh;
    padding-bottom: env(safe-area-inset-bottom);
    border: 0;
    border-radius: 0;
  }
`;

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border-bottom: 1px solid ${color.hairline};
  background: ${color.surface};
`;

interface FloatingPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button at the corner of the page; it gets the focus back. */
  trigger: ReactElement;
  title: string;
  /** Icon buttons before the close button. */
  actions?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/**
 * A dialog at the corner that leaves the page usable. From 1280 px on it is docked at the side, and the page makes room
 * for it; below the breakpoint it covers the screen and traps the focus (decision Q136). Escape closes it while the focus is in it.
 */
export const FloatingPanel = (props: FloatingPanelProps) => {
  const { open, onOpenChange, trigger, title, actions, closeLabel = 'Close', children } = props;
  const isMobile = useIsMobile();
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);

  const returnFocus = (event: Event) => {
    event.preventDefault();
    place.current?.querySelector('button')?.focus();
  };
  const keepUnlessInside = (event: KeyboardEvent) => {
    if (!content.current?.contains(document.activeElement)) event.preventDefault();
  };

  return (
    <Root open={open} onOpenChange={onOpenChange} modal={isMobile}>
      <div ref={place} css={corner}>
        <Trigger asChild>{trigger}</Trigger>
      </div>
      <Portal>
        <Content
          ref={content}
          css={[panel, appear]}
          data-floating-panel
          aria-modal={isMobile || undefined}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={keepUnlessInside}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {isMobile && <ToastsInReach />}
          <header css={bar}>
            <Title css={{ flex: 1, minWidth: 0, fontSize: fontSize.md }}>{title}</Title>
            {actions}
            <IconButton label={closeLabel} onClick={() => onOpenChange(false)}>
              <X aria-hidden />
            </IconButton>
          </header>
          {children}
        </Content>
      </Portal>
    </Root>
  );
};
