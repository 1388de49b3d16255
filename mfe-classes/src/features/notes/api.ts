import type { DocumentId } from '@hub/contracts';
import { demandOk } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

const readText = async (id: DocumentId) => {
  const response = await fetch(`/api/documents/${id}/view`);
  await demandOk(response);
  const charset = /charset=([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  return new TextDecoder(charset).decode(await response.arrayBuffer());
};

/** The text of a note. Its file never changes: a new version is a new document. */
export const useNoteText = (id: DocumentId) => useQuery({ queryKey: ['note', id], queryFn: () => readText(id) });
