import type { DocumentView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { ErrorState, Skeleton } from '@hub/ui';
import { t } from '../../messages.ts';
import { useChangeDocument } from '../../shared/document-api.ts';
import { useUpload } from '../../shared/use-upload.ts';
import { useNoteText } from './api.ts';
import { NoteDialog } from './note-dialog.tsx';
import { fileOf, titleOf, type Note } from './note.ts';

/** Opens a note for editing. Saving makes a new version, which replaces this one. */
export const EditNoteDialog = ({ document, onClose }: { document: DocumentView; onClose: () => void }) => {
  const { id, classId, description } = document;
  const { data, isError, isFetching, refetch } = useNoteText(id);
  useFailureNotice(isError, t('notes.fetchFailed'));
  const version = useUpload(classId, { onUploaded: onClose });
  const rename = useChangeDocument(id, { onChanged: onClose });
  const text = data?.replaceAll('\r\n', '\n');

  const save = (note: Note) => {
    if (note.text !== text?.trim()) {
      version.mutate({ file: fileOf(note), type: 'note', description: description ?? '', replaces: id });
    } else if (note.title === titleOf(document)) onClose();
    else rename.mutate({ name: note.title });
  };

  return (
    <NoteDialog
      title={t('notes.edit')}
      description={t('notes.editText')}
      note={{ title: titleOf(document), ...(text !== undefined && { text }) }}
      waiting={
        isError && !isFetching ? (
          <ErrorState title={t('notes.fetchFailed')} onRetry={() => void refetch()} />
        ) : (
          <output aria-label={t('notes.loading')}>
            <Skeleton height={260} />
          </output>
        )
      }
      busy={version.isPending || rename.isPending}
      onValid={save}
      onClose={onClose}
    />
  );
};
