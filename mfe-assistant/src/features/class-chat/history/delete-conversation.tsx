import type { ClassId, ConversationView } from '@hub/contracts';
import { ConfirmDialog } from '@hub/ui';
import { t } from '../../../messages.ts';
import { useDelete } from '../api.ts';

interface Props {
  classId: ClassId;
  conversation: ConversationView;
  onDeleted: () => void;
  onClose: () => void;
}

export const DeleteConversation = ({ classId, conversation: { id, title }, onDeleted, onClose }: Props) => {
  const { mutate, isPending } = useDelete(classId, {
    onDeleted: () => {
      onDeleted();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('chat.deletion.title', { title })}
      description={t('chat.deletion.description')}
      confirmLabel={t('chat.deletion.confirm')}
      busyLabel={t('chat.deletion.busy')}
      onConfirm={() => mutate(id)}
      busy={isPending}
    />
  );
};
