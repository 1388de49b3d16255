import { listClasses, listDocuments, type ClassId } from '@hub/contracts';
import { query } from '@hub/mfe';
import { skipToken, useQuery } from '@tanstack/react-query';

export const useClasses = () => useQuery(query(listClasses));

/** Documents of all classes, for the names of the sources of cards and questions. */
export const useAllDocuments = () => useQuery(query(listDocuments, { query: {} }));

/** The documents of a class; disabled while no class is chosen. */
export const useDocuments = (classId: ClassId | null) => {
  const { queryKey, queryFn } = query(listDocuments, { query: classId ? { classId } : {} });
  return useQuery({ queryKey, queryFn: classId ? queryFn : skipToken });
};
