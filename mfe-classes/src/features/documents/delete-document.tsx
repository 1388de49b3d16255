import type { DocumentView } from '@hub/contracts';
import { ConfirmDialog } from '@hub/ui';
import { t } from '../../messages.ts';
import { useDeleteDocument } from './api.ts';

/** Asks for confirmation: a deleted file is shredded and cannot be restored (decision Q55). */
export const DeleteDocument = ({ document, onClose }: { document: DocumentView; onClose: () => void }) => {
  const { mutate, isPending } = useDeleteDocument({ onDeleted: onClose });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('documents.question', { name: document.name })}
      description={t('documents.questionText')}
      confirmLabel={t('documents.delete')}
      busyLabel={t('documents.deleting')}
      onConfirm={() => mutate(document.id)}
      busy={isPending}
    />
  );
};
