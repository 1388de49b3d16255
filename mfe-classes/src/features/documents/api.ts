import {
  analyzeDocument,
  deleteDocument,
  getClass,
  getStats,
  Health,
  health,
  listDocuments,
  listEvents,
  uploadDocument,
  type ClassId,
  type DocumentId,
  type DocumentType,
  type DocumentView,
} from '@hub/contracts';
import { call, keyOf, query, reasonOf, useShell } from '@hub/mfe';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { analysisNotice } from './analysis-notice.ts';

const documentsKey = keyOf(listDocuments);
const analysisKey = ['analysis'];

/** Every document of a class, newest first. */
export const useDocuments = (classId: ClassId) => useQuery(query(listDocuments, { query: { classId } }));

export interface Upload {
  file: File;
  type: DocumentType;
  description?: string;
}

const formOf = ({ file, type, description = '' }: Upload, classId: ClassId) => {
  const form = new FormData();
  for (const [name, text] of Object.entries({ classId, type, description })) form.set(name, text);
  form.set('file', file); // last, so that a reader of the stream knows what it is for
  return form;
};

const uploadedNotice = (type: DocumentType) =>
  type === 'syllabus'
    ? { title: 'Syllabus uploaded successfully!', description: 'AI analysis is in progress.' }
    : { title: 'File uploaded successfully' };

export const useUpload = (classId: ClassId, { onUploaded }: { onUploaded: (document: DocumentView) => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (upload: Upload) => call(uploadDocument, { body: formOf(upload, classId) }),
    onSuccess: async (document, { type }) => {
      void client.invalidateQueries({ queryKey: keyOf(getClass, { params: { id: classId } }) });
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: documentsKey });
      notify(uploadedNotice(type));
      onUploaded(document);
    },
    onError: (error) =>
      notify({ title: 'Upload Failed', description: reasonOf(error, 'Upload failed'), tone: 'destructive' }),
  });
};

/** Joins the analysis of a syllabus that runs, or starts one, and tells its end wherever the student is by then. */
export const useAnalyze = () => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationKey: analysisKey,
    mutationFn: (id: DocumentId) => call(analyzeDocument, { params: { id } }),
    onSettled: async (answer, error) => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      void client.invalidateQueries({ queryKey: keyOf(health) });
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listEvents) }),
        client.invalidateQueries({ queryKey: documentsKey }),
      ]);
      notify(analysisNotice(answer, error));
    },
  });
};

/** The documents whose analysis this page is waiting for. */
export const useAnalyzing = () =>
  useMutationState({
    filters: { mutationKey: analysisKey, status: 'pending' },
    select: ({ state }) => state.variables as DocumentId,
  });

// not `call`: a service with a part down says so with 503
const readHealth = async () => Health.parse(await (await fetch(health.path)).json());

/** False only when the service itself says that AI work cannot be done at the moment. */
export const useAiIsAvailable = () => {
  const { data } = useQuery({ queryKey: keyOf(health), queryFn: readHealth, staleTime: 30_000 });
  return data?.parts['ai']?.ok ?? true;
};

export const useDeleteDocument = ({ onDeleted }: { onDeleted: () => void }) => {
  const client = useQueryClient();
  const { notify } = useShell();
  return useMutation({
    mutationFn: (id: DocumentId) => call(deleteDocument, { params: { id } }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: keyOf(getStats) });
      await client.invalidateQueries({ queryKey: documentsKey });
      notify({ title: 'Document Deleted' });
      onDeleted();
    },
    onError: (error) =>
      notify({
        title: 'Delete Failed',
        description: reasonOf(error, 'Failed to delete document'),
        tone: 'destructive',
      }),
  });
};
