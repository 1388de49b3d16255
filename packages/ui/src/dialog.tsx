import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { Content, Description, Portal, Root, Title } from 'radix-ui/dialog';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusFirst, focusPath } from './focus-left-behind.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';
import { appear } from './motion.ts';
import { color, fontSize, media, radius, space } from './theme.ts';
import { ToastsInReach } from './toasts-in-reach.tsx';

// Radix's own Overlay is left out: it locks scrolling with an inline <style>, which the page's CSP forbids
const backdrop = css`
  position: fixed;
  inset: 0;
  z-index: 50;
  display: grid;
  align-items: start;
  justify-items: center;
  padding: max(${space(4)}, 8vh) ${space(4)} ${space(4)};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.overlay};
  pointer-events: auto;
  ${media.phone} {
    padding: ${space(8)} 0 0;
  }
`;

const panel = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  width: 100%;
  padding: ${space(6)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: 0 24px 64px rgb(8 10 24 / 28%);
  &:focus {
    outline: none;
  }
  ${media.phone} {
    /* at the bottom; aligning the row to its end would make overflowing buttons unreachable */
    margin-top: auto;
    padding: ${space(5)} ${space(4)} max(${space(4)}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
  }
`;

const corner = css`
  position: absolute;
  top: 19px;
  right: ${space(4)};
  ${media.mobile} {
    top: 15px;
  }
  ${media.phone} {
    top: 11px;
    right: ${space(2)};
  }
`;

const footerBar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const widths = { sm: 440, md: 560, lg: 760, xl: 1240, full: 'none' } as const;

const wholeScreen = css`
  align-items: stretch;
  padding: 0;
  ${media.phone} {
    padding: 0;
  }
`;
const wholePanel = css`
  border: 0;
  border-radius: 0;
  ${media.phone} {
    margin: 0;
    border-radius: 0;
  }
`;

let locks = 0;

/** Dialogs above each other may close in any order: the last one lets the page go. */
const lockScroll = () => {
  const { style } = document.documentElement;
  locks += 1;
  style.overflow = 'hidden';
  return () => {
    locks -= 1;
    if (locks === 0) style.overflow = '';
  };
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** An action is running: nothing closes the dialog. */
  busy?: boolean | undefined;
  /** `full` takes the whole screen. */
  size?: keyof typeof widths;
  /** It contains unsaved work besides typed text, such as a dropped file. */
  unsaved?: boolean | undefined;
  /** Typed text in it may be lost, such as a search. */
  transient?: boolean;
  /** `alertdialog` asks a question: no close button, and a click outside does nothing. */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Elements that may take the focus when a panel closes. Read while it opens: the element that opened it and, if that
 * is in another panel, that panel's own list.
 */
const returns = new WeakMap<Element, readonly Element[]>();
const returnPath = () => {
  const opener = document.activeElement;
  return focusPath(opener).flatMap((element) => [element, ...(returns.get(element) ?? [])]);
};

/**
 * Moves the focus in, traps it and returns it. Escape and a click outside close it only while nothing has been typed.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => open && <OpenDialog {...rest} />;

const OpenDialog = ({ onOpenChange, busy = false, ...rest }: Omit<DialogProps, 'open'>) => {
  // read before the panel is rendered: the element that opened it may disappear, and an autofocused field takes the focus
  const [path] = useState(returnPath);
  return (
    <Root open onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <Portal>
        <div css={[backdrop, rest.size === 'full' && wholeScreen]}>
          <Panel {...rest} busy={busy} path={path} onClose={() => onOpenChange(false)} />
        </div>
      </Portal>
    </Root>
  );
};

type PanelProps = Omit<DialogProps, 'open' | 'onOpenChange'> & { path: readonly Element[]; onClose: () => void };

const Panel = (props: PanelProps) => {
  const {
    title,
    description,
    children,
    footer,
    busy,
    size = 'md',
    role = 'dialog',
    unsaved = false,
    transient = false,
    path,
    onClose,
  } = props;
  const typed = useRef(false);
  const [page] = useState(() => location.href);
  useEffect(lockScroll, []);
  const isHeld = () => busy || unsaved || typed.current;

  const returnFocus = (event: Event) => {
    event.preventDefault();
    const hasMoved = location.href !== page; // then the new page takes the focus (decision Q183)
    if (hasMoved && document.activeElement !== document.body) return;
    focusFirst([...(hasMoved ? [] : path), ...document.querySelectorAll('h1')]);
  };

  return (
    <Content
      ref={(panel) => void (panel && returns.set(panel, path))}
      role={role}
      aria-modal
      aria-busy={busy || undefined}
      css={[panel, appear, { maxWidth: widths[size] }, size === 'full' && wholePanel]}
      onInput={() => (typed.current = !transient)}
      onCloseAutoFocus={returnFocus}
      onEscapeKeyDown={(event) => isHeld() && event.preventDefault()}
      onInteractOutside={(event) => (isHeld() || role === 'alertdialog') && event.preventDefault()}
    >
      <ToastsInReach />
      <header css={{ display: 'grid', gap: space(1), paddingRight: role === 'dialog' ? space(9) : 0 }}>
        <Title css={{ fontSize: fontSize.lg }}>{title}</Title>
        {description && <Description css={{ color: color.muted }}>{description}</Description>}
      </header>
      {children && <div css={{ minWidth: 0 }}>{children}</div>}
      {footer && <footer css={footerBar}>{footer}</footer>}
      {role === 'dialog' && (
        // last in the document, so that the first field gets the focus
        <div css={corner}>
          <IconButton label={t('close')} onClick={onClose} disabled={busy}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </Content>
  );
};
