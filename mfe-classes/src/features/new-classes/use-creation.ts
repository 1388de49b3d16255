import type { ClassForm, ClassId, ClassProposal, DocumentId } from '@hub/contracts';
import { reasonOf } from '@hub/mfe';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../messages.ts';
import { storeFile } from '../../shared/use-upload.ts';
import { changedLists, createClass, findDatesIn, termFor, type FoundDates } from './api.ts';

/** A class that is being made of a file. What is done stays done: a retry continues after it. */
export interface Creation {
  id: string;
  file: File;
  name: string;
  form: ClassForm | null;
  term: ClassProposal['term'];
  step: 'adding' | 'uploading' | 'analyzing' | 'done' | 'failed';
  /** The fraction of the file that has been sent. */
  sent: number;
  problem: string;
  classId: ClassId | null;
  documentId: DocumentId | null;
  found: FoundDates | null;
}

/** Adds the classes, uploads their syllabi and waits for the dates. Continues when the dialog is closed. */
export const useCreation = () => {
  const client = useQueryClient();
  const [creations, setCreations] = useState<readonly Creation[]>([]);
  const latest = useRef(creations);

  const put = (next: readonly Creation[]) => {
    latest.current = next;
    setCreations(next);
  };
  const change = (id: string, changed: Partial<Creation>) =>
    put(latest.current.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const refresh = () => Promise.all(changedLists.map((queryKey) => client.invalidateQueries({ queryKey })));

  const run = async ({ id, file, form, term, ...known }: Creation) => {
    let { classId, documentId } = known;
    try {
      if (!classId && form) {
        change(id, { step: 'adding', problem: '' });
        classId = await createClass({ ...form, termId: term && (await termFor(term)) });
        change(id, { classId });
      }
      if (!documentId && classId) {
        change(id, { step: 'uploading', problem: '' });
        const upload = { file, type: 'syllabus', description: '' } as const;
        documentId = (await storeFile(upload, classId, (sent) => change(id, { sent }))).id;
        change(id, { documentId });
      }
      if (documentId) {
        change(id, { step: 'analyzing', problem: '' });
        change(id, { step: 'done', found: await findDatesIn(documentId) });
      }
    } catch (error) {
      change(id, { step: 'failed', problem: reasonOf(error, t('newClasses.failed')) });
    }
    await refresh();
  };

  /** One after the other: the classes keep their order, and no upload waits for another's bandwidth. */
  const start = async (all: readonly Creation[]) => {
    put(all);
    for (const creation of all) await run(creation);
  };

  return { creations, start, retry: run };
};
