import { search } from '@hub/contracts';
import { query } from '@hub/mfe';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const pauseMs = 150;

/** The value, once it has not changed for a moment. */
const useSettled = (value: string) => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

/** The hits of the server; the previous ones are kept until new ones arrive. */
export const useSearchHits = (text: string) => {
  const wanted = text.trim();
  const q = useSettled(wanted);
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(search, { query: { q } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    refetchOnMount: 'always', // what was found a minute ago may be gone
    gcTime: 60_000,
  });
  const isWaiting = wanted !== '' && (isFetching || wanted !== q);
  return {
    hits: wanted === '' ? [] : (data ?? []),
    isError: wanted !== '' && isError,
    isWaiting,
    retry: () => void refetch(),
  };
};
