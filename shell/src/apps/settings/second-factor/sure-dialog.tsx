import type { CodeOrProof } from '@hub/contracts';
import { ConfirmDialog } from '@hub/ui';
import { CodeDialog } from './code-dialog.tsx';

type Props = Omit<Parameters<typeof CodeDialog>[0], 'onCode' | 'children'> & {
  /** The student has a passkey: who they are is asked by the server, when that was long ago. */
  canProve: boolean;
  onSure: (proof: CodeOrProof) => void;
};

/** Asks for a code; of a student with a passkey, only whether they are sure. */
export const SureDialog = ({ canProve, onSure, ...dialog }: Props) => {
  if (!canProve) return <CodeDialog {...dialog} onCode={onSure} />;
  const { title, description, submitLabel, busyLabel, busy, onClose } = dialog;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy}
      onConfirm={() => onSure({})}
    />
  );
};
