import type { DocumentView } from '@hub/contracts';
import { ConfirmDialog } from '@hub/ui';
import { useDeleteDocument } from './api.ts';

export const DeleteDocument = ({ document, onClose }: { document: DocumentView; onClose: () => void }) => {
  const { mutate, isPending } = useDeleteDocument({ onDeleted: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${document.name}?`}
      description="Are you sure you want to delete this document? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onConfirm={() => mutate(document.id)}
      busy={isPending}
    />
  );
};
