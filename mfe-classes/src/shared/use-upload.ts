import {
  getClass,
  getStats,
  listDocuments,
  uploadDocument,
  type ClassId,
  type DocumentId,
  type DocumentType,
  type DocumentView,
} from '@hub/contracts';
import { keyOf, reasonOf, upload, useShell, type Notice } from '@hub/mfe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../messages.ts';

export interface Upload {
  file: File;
  type: DocumentType;
  description?: string;
  /** The version before, which goes. */
  replaces?: DocumentId;
}

const formOf = ({ file, ...fields }: Upload, classId: ClassId) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ classId, ...fields })) form.set(name, text);
  form.set('file', file); // last, so that a reader of the stream knows what it is for
  return form;
};

const doneNotice = ({ type, replaces }: Upload): Notice => {
  if (type === 'syllabus') return { title: t('upload.syllabusDone.title'), description: t('upload.syllabusDone.text') };
  return { title: t(replaces ? 'notes.saved' : 'upload.done') };
};

/** Stores a file in a class; `sent` tells how much of it has gone out, from 0 to 1. */
export const useUpload = (classId: ClassId, { onUploaded }: { onUploaded: (document: DocumentView) => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  const [sent, setSent] = useState(0);
  const mutation = useMutation({
    mutationFn: (file: Upload) => upload(uploadDocument, formOf(file, classId), setSent),
    onMutate: () => setSent(0),
    onSuccess: async (document, file) => {
      void client.invalidateQueries({ queryKey: keyOf(getClass, { params: { id: classId } }), exact: true });
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: keyOf(listDocuments) });
      notify(doneNotice(file));
      onUploaded(document);
    },
    onError: (error) =>
      notify({
        title: t('upload.failed.title'),
        description: reasonOf(error, t('upload.failed.text')),
        tone: 'destructive',
      }),
  });
  return { ...mutation, sent };
};
