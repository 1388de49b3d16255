import { Button, Dialog, Stack } from '@hub/ui';
import type { ReactNode } from 'react';

interface ShownOnce {
  readonly title: string;
  readonly description: string;
  /** Text of the button, by which the student says that it is stored. */
  readonly saved: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a secret, this once. Only its button closes it. */
export const ShownOnceDialog = ({ title, description, saved, onClose, children }: ShownOnce) => (
  <Dialog
    open
    unsaved
    role="alertdialog"
    onOpenChange={(open) => !open && onClose()}
    title={title}
    description={description}
    footer={<Button onClick={onClose}>{saved}</Button>}
  >
    <Stack>{children}</Stack>
  </Dialog>
);
