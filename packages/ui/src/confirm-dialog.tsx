import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { t } from './messages.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  /** The action in a word or two, such as "Delete". */
  confirmLabel: string;
  /** Shown instead while `busy`, such as "Deleting...". */
  busyLabel?: string;
  onConfirm: () => void;
  busy?: boolean | undefined;
  variant?: 'danger' | 'primary';
}

/** Asks for confirmation; Cancel has the focus at first. The caller closes it when done. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { confirmLabel, busyLabel = confirmLabel, onConfirm, busy = false, variant = 'danger', ...rest } = props;
  return (
    <Dialog
      {...rest}
      busy={busy}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={() => rest.onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button variant={variant} busy={busy} onClick={onConfirm}>
            {busy ? busyLabel : confirmLabel}
          </Button>
        </>
      }
    />
  );
};
