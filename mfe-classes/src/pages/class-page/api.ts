import { getClass, listClasses, type ClassId, type ClassView } from '@hub/contracts';
import { keyOf, query } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** One class; what a list has told of it stands in until the answer is here. */
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

// the lists and all that belongs to one class begin alike
const isList = ([, next]: readonly unknown[]) => typeof next !== 'string';
