import { listClasses } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

export const useClasses = () => useQuery(query(listClasses));
