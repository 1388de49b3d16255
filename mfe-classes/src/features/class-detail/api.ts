import { getClass, listClasses, type ClassId, type ClassView } from '@hub/contracts';
import { keyOf, query } from '@hub/mfe';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** One class; what the list has told of it stands in until the answer is here. */
export const useClass = (id: ClassId) => {
  const client = useQueryClient();
  return useQuery({
    ...query(getClass, { params: { id } }),
    placeholderData: () => client.getQueryData<ClassView[]>(keyOf(listClasses))?.find((item) => item.id === id),
  });
};
