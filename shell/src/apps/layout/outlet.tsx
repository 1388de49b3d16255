import { useCallback } from 'react';

/** Where the remotes' applications stand. single-spa fills the places; React never looks into them. */
export const Outlet = ({ places }: { places: readonly HTMLElement[] }) => {
  const hold = useCallback((element: HTMLElement | null) => element?.append(...places), [places]);
  return <div ref={hold} />;
};
