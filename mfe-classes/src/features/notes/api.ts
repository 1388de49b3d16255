import { listNoteVersions, readNote, readNoteVersion, writeNote, type DocumentId } from '@hub/contracts';
import { call, query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

export const useNote = (id: DocumentId) => useQuery(query(readNote, { params: { id } }));

export const useNoteVersions = (id: DocumentId) => useQuery(query(listNoteVersions, { params: { id } }));

export const useNoteVersion = (id: DocumentId, version: number) =>
  useQuery(query(readNoteVersion, { params: { id, version: String(version) } }));

export const writeNoteText = (id: DocumentId) => (text: string, after: number, writer: string) =>
  call(writeNote, { params: { id }, body: { text, after, writer } });

export const readNoteNow = (id: DocumentId) => async () => {
  const { text, ...note } = await call(readNote, { params: { id } });
  return { ...note, text: text ?? '' };
};
