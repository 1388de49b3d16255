import { listClasses, listDocuments, type ClassId } from '@hub/contracts';
import { query } from '@hub/mfe';
import { skipToken, useQuery } from '@tanstack/react-query';

export const useClasses = () => useQuery(query(listClasses));

/** For the names of what cards and questions were made from. */
export const useAllDocuments = () => useQuery(query(listDocuments, { query: {} }));

/** The documents of a class; none while no class is chosen. */
export const useDocuments = (classId: ClassId | null) => {
  const { queryKey, queryFn } = query(listDocuments, { query: classId ? { classId } : {} });
  return useQuery({ queryKey, queryFn: classId ? queryFn : skipToken });
};
