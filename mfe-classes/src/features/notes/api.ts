import type { DocumentId } from '@hub/contracts';
import { ApiError } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

const readText = async (id: DocumentId) => {
  const response = await fetch(`/api/documents/${id}/view`);
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  const charset = /charset=([\w-]+)/i.exec(response.headers.get('content-type') ?? '')?.[1];
  return new TextDecoder(charset).decode(await response.arrayBuffer());
};

/** What a note says. Its file never changes: another version is another document. */
export const useNoteText = (id: DocumentId) => useQuery({ queryKey: ['note', id], queryFn: () => readText(id) });
