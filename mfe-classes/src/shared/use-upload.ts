import {
  getClass,
  getStats,
  listDocuments,
  uploadDocument,
  type ClassId,
  type DocumentType,
  type DocumentView,
} from '@hub/contracts';
import { keyOf, upload, useChange, type Notice } from '@hub/mfe';
import { useState } from 'react';
import { t } from '../messages.ts';

export interface Upload {
  file: File;
  type: DocumentType;
  description?: string;
}

const formOf = ({ file, ...fields }: Upload, classId: ClassId) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ classId, ...fields })) form.set(name, text);
  form.set('file', file); // last: the server reads the fields before the file
  return form;
};

/** Stores a file in a class, and reports the fraction that has been sent, from 0 to 1. */
export const storeFile = (file: Upload, classId: ClassId, onSent: (fraction: number) => void): Promise<DocumentView> =>
  upload(uploadDocument, formOf(file, classId), onSent);

const doneNotice = ({ type }: Upload): Notice =>
  type === 'syllabus'
    ? { title: t('upload.syllabusDone.title'), description: t('upload.syllabusDone.text') }
    : { title: t('upload.done') };

/** Stores a file in a class; `sent` is the fraction that has been sent, from 0 to 1. */
export const useUpload = (classId: ClassId, { onUploaded }: { onUploaded: (document: DocumentView) => void }) => {
  const [sent, setSent] = useState(0);
  const mutation = useChange({
    send: async (file: Upload) => {
      setSent(0);
      return { answer: await storeFile(file, classId, setSent) };
    },
    refresh: [keyOf(listDocuments), keyOf(getClass, { params: { id: classId } }), keyOf(getStats)],
    done: (_, file) => doneNotice(file),
    failed: { title: t('upload.failed.title'), fallback: t('upload.failed.text') },
    onDone: onUploaded,
  });
  return { ...mutation, sent };
};
