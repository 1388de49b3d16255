import { listNotices } from '@hub/contracts';
import { query } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';

export const notices = query(listNotices);

export const useNotices = () => useQuery(notices);
