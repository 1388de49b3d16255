import { css } from '@emotion/react';
import { color, IconButton, space, stroke } from '@hub/ui';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { t } from '../../student-messages.ts';

const look = css`
  width: min(${space(75)}, 85vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0 auto 0 0;
  padding: 0;
  border: 0;
  border-right: ${stroke.thin} solid ${color.hairline};
  background: ${color.surface};
  color: inherit;
  &::backdrop {
    background: ${color.overlay};
  }
`;

/** A modal drawer at the left edge: the browser's dialog traps the focus, and Escape closes it. */
export const Drawer = ({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  // a dialog returns the focus only while it is in the document: close it before it is removed
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // a click on the backdrop does the same as Escape and the button
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <dialog ref={dialog} aria-label={label} css={look} onClose={onClose} onClick={closeOutside}>
      <div css={{ position: 'absolute', top: space(4), right: space(3) }}>
        <IconButton label={t('nav.closeMenu')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
};
