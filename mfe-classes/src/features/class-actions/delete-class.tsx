import type { ClassView } from '@hub/contracts';
import { usePath, useShell } from '@hub/mfe';
import { ConfirmDialog } from '@hub/ui';
import { t } from '../../messages.ts';
import { useDeleteClass } from './api.ts';

/** Asks for confirmation, deletes and goes to the list. Undo in the notice restores the class. */
export const DeleteClass = ({ item: { id, name }, onClose }: { item: ClassView; onClose: () => void }) => {
  const { navigate } = useShell();
  const path = usePath();
  const onDeleted = () => {
    onClose();
    if (path !== '/classes') navigate('/classes');
  };
  const { mutate, isPending } = useDeleteClass(id, { onDeleted });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('menu.question', { name })}
      description={t('menu.questionText')}
      confirmLabel={t('menu.confirm')}
      busyLabel={t('menu.deleting')}
      onConfirm={() => mutate()}
      busy={isPending}
    />
  );
};
