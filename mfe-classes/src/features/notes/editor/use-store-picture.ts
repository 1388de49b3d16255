import { getStats, listDocuments, type ClassId, type DocumentView } from '@hub/contracts';
import { keyOf, useChange } from '@hub/mfe';
import { t } from '../../../messages.ts';
import { storeFile } from '../../../shared/use-upload.ts';

/** A picture of a note is a file of its class, like any other. */
export const useStorePicture = (classId: ClassId, onStored: (picture: DocumentView) => void) =>
  useChange({
    send: async (file: File) => ({ answer: await storeFile({ file, type: 'note' }, classId, () => {}) }),
    refresh: [keyOf(listDocuments), keyOf(getStats)],
    failed: { title: t('note.pictureFailed'), fallback: t('upload.failed.text') },
    onSent: onStored,
  });
