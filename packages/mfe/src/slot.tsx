import type { SlotName, Slots } from '@hub/contracts';
import { Skeleton, useLate } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useEffect, type ComponentType, type ElementType, type ReactNode } from 'react';
import { Boundary, PartFailed, PartMissing } from './boundary.tsx';
import { useShell } from './shell.ts';

interface Props<Name extends SlotName> {
  name: Name;
  props: Slots[Name];
  /** Shown while the remote is fetched. It has the size of the content, so that nothing shifts. */
  loading?: ReactNode;
  /** Wraps the message that is shown when the slot cannot be filled; no wrapper by default. */
  frame?: ElementType<{ children: ReactNode }>;
  /** Shown when no remote fills the slot. With `failed` for places that are too small for a card. */
  missing?: ReactNode;
  failed?: (retry: () => void, isLate?: boolean) => ReactNode;
}

/** Where something crashed, nothing is lost by taking a newer build. */
const Newer = ({ take }: { take: () => unknown }) => {
  useEffect(() => void take(), [take]);
  return null;
};

const cardOf = (retry: () => void, isLate = false) => <PartFailed onRetry={retry} isLate={isLate} />;

/** A place on the page that another remote fills. When that remote is unavailable, only this place is affected. */
export const Slot = <Name extends SlotName>({
  name,
  props,
  loading = <Skeleton />,
  frame: Frame = Fragment,
  missing = <PartMissing />,
  failed = cardOf,
}: Props<Name>) => {
  const { loadSlot, reportError, queryClient } = useShell();
  const queryKey = ['slot', name];
  const { data, dataUpdatedAt, error, isFetching, isStale, refetch } = useQuery({
    queryKey,
    queryFn: async () => ({ Filling: await loadSlot(name) }),
    structuralSharing: false,
    gcTime: Infinity,
    staleTime: Infinity,
    // stale since a newer build was released: what is shown may hold what was typed
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  const [isLate, waitOn] = useLate(!data && isFetching);
  const retry = async () => {
    waitOn();
    await queryClient.cancelQueries({ queryKey }); // otherwise refetch would wait for the pending request
    await refetch();
  };
  if (error && !isFetching) {
    // by name: the shell may run another copy of the class
    const isMissing = error.name === 'SlotMissing';
    return <Frame>{isMissing ? missing : failed(() => void retry())}</Frame>;
  }
  if (!data) return isLate ? <Frame>{failed(() => void retry(), true)}</Frame> : loading;
  const crashed = (again: () => void) => (
    <>
      {isStale && <Newer take={refetch} />}
      {failed(again)}
    </>
  );
  const Filling = data.Filling as ComponentType<object>; // its props were checked on the way in
  return (
    <Boundary key={dataUpdatedAt} where={`slot ${name}`} report={reportError} failed={crashed}>
      <Filling {...props} />
    </Boundary>
  );
};
