import { Boundary, PartFailed, useShell } from '@hub/mfe';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props<Part> {
  name: string;
  load: () => Promise<Part>;
  children: (Part: Part) => ReactNode;
  /** Shown while it is fetched; nothing by default. */
  waiting?: ReactNode;
  /** Shown when it failed; a card that offers Retry by default. */
  failed?: (retry: () => void) => ReactNode;
}

const cardOf = (retry: () => void) => <PartFailed onRetry={retry} />;

/** A component that is a file of its own; unlike React's `lazy` it can be fetched again after a failure. */
export const LazyPart = <Part,>({ name, load, children, waiting, failed = cardOf }: Props<Part>) => {
  const { reportError } = useShell();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['part', name],
    queryFn: async () => ({ Part: await load() }),
    structuralSharing: false,
    gcTime: Infinity,
  });
  if (isError && !isFetching) return failed(() => void refetch());
  if (!data) return waiting;
  return (
    <Boundary where={name} report={reportError} failed={failed}>
      {children(data.Part)}
    </Boundary>
  );
};
