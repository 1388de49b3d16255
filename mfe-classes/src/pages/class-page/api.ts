import { getClass, listClasses, type ClassId, type ClassView } from '@hub/contracts';
import { keyOf, query } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** One class; until it has loaded, the data from a list is used. */
export const useClass = (id: ClassId, { enabled }: { enabled: boolean }) => {
  const client = useQueryClient();
  const listed = () =>
    client
      .getQueriesData<ClassView[]>({ queryKey: keyOf(listClasses), predicate: ({ queryKey }) => isList(queryKey) })
      .flatMap(([, classes]) => classes ?? [])
      .find((item) => item.id === id);
  return useQuery({
    ...query(getClass, { params: { id } }),
    placeholderData: listed,
    enabled,
  });
};

// the keys of the lists and of one class have the same first element
const isList = ([, next]: readonly unknown[]) => typeof next !== 'string';
