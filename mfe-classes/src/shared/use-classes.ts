import { listClasses } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

/** The active classes, or the archived ones. */
export const useClasses = ({ archived = false } = {}) =>
  useQuery(query(listClasses, { query: archived ? { archived: 'true' } : {} }));
