import { getClass, type ClassId } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

export const useClass = (id: ClassId) => useQuery(query(getClass, { params: { id } }));
