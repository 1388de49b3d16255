import type { ClassId } from '@hub/contracts';
import { t } from '../../messages.ts';
import { useUpload } from '../../shared/use-upload.ts';
import { NoteDialog } from './note-dialog.tsx';
import { fileOf } from './note.ts';

export const NewNoteDialog = ({ classId, onClose }: { classId: ClassId; onClose: () => void }) => {
  const { mutate, isPending } = useUpload(classId, { onUploaded: onClose });
  return (
    <NoteDialog
      title={t('notes.new')}
      description={t('notes.newText')}
      busy={isPending}
      onValid={(note) => mutate({ file: fileOf(note), type: 'note' })}
      onClose={onClose}
    />
  );
};
