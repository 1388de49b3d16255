import { css } from '@emotion/react';
import { X } from 'lucide-react';
import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast';
import { buttonStyles } from './button-styles.ts';
import { IconButton } from './icon-button.tsx';
import { keepClear } from './keep-clear.ts';
import { t } from './messages.ts';
import { appear } from './motion.ts';
import { color, media, radius, space, tone } from './theme.ts';

/** Screen readers announce a `destructive` toast at once, others when they are idle. */
export interface Toast {
  /** A new id is a new toast, even with the same text. */
  id: string;
  title: string;
  description?: string | undefined;
  tone?: 'default' | 'destructive' | undefined;
  action?: { label: string; onClick: () => void } | undefined;
  /** Milliseconds, 5000 by default; the timer stops while the pointer or the focus is on it. */
  duration?: number | undefined;
}

/**
 * Above the assistant's round button; next to a floating panel (its width and its distance from the edge), not over its
 * text field; on a phone, with the padding, below the bar with the menu's button. `data-aside`: at the other edge.
 */
const viewport = css`
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: 100;
  width: min(100vw, 420px);
  padding: ${space(4)};
  & > * {
    pointer-events: auto;
  }
  ${media.desktop} {
    padding-bottom: ${space(18)};
    pointer-events: none;
    html:has([data-floating-panel]) & {
      right: 444px;
      width: min(100vw - 444px, 420px);
      padding-bottom: ${space(4)};
    }
    &[data-aside] {
      inset-block: 0 auto;
    }
  }
  ${media.mobile} {
    inset-block: ${space(12)} auto;
    &[data-aside] {
      inset-block: auto ${space(16)};
    }
  }
`;

const surface = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: 0 12px 32px rgb(8 10 24 / 22%);
  overflow-wrap: anywhere;
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
`;

const red = tone('red');
const destructive = css`
  border-color: ${red.border};
  background: ${red.bg};
  color: ${red.text};
`;

interface ToasterProps {
  toast: Toast | null;
  /** Called after its time, Escape, a swipe or its button. */
  onClose: () => void;
}

/** Shows toasts, one at a time; F8 moves the focus to them (specification §9). */
export const Toaster = ({ toast, onClose }: ToasterProps) => (
  <Provider duration={5000} label={t('notification')}>
    {toast && (
      <Root
        key={toast.id}
        ref={keepClear}
        open
        onOpenChange={(open) => !open && onClose()}
        type={toast.tone === 'destructive' ? 'foreground' : 'background'}
        {...(toast.duration !== undefined && { duration: toast.duration })}
        css={[surface, appear, toast.tone === 'destructive' && destructive]}
      >
        <div css={{ paddingBlock: space(1) }}>
          <Title css={{ fontWeight: 600 }}>{toast.title}</Title>
          {toast.description && <Description>{toast.description}</Description>}
        </div>
        {toast.action ? (
          <Action
            altText={toast.action.label}
            onClick={toast.action.onClick}
            css={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {toast.action.label}
          </Action>
        ) : (
          <span />
        )}
        <Close asChild>
          <IconButton label={t('close')}>
            <X aria-hidden />
          </IconButton>
        </Close>
      </Root>
    )}
    {/* live regions are not hidden behind a modal dialog; each toast is announced separately */}
    <Viewport css={viewport} label={t('notifications')} hotkey={hotkey} aria-live="off" data-screen-only data-toasts />
  </Provider>
);

const hotkey = ['F8'];
