import { listTerms } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

/** The student's terms, by their first day. */
export const useTerms = () => useQuery(query(listTerms));
