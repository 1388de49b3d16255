import { listFindings, type DocumentId } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

/** What the analysis of a syllabus found. */
export const useFindings = (id: DocumentId) => useQuery(query(listFindings, { params: { id } }));
