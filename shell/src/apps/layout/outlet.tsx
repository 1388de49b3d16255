import { useCallback } from 'react';

/** The elements of the remotes' applications. single-spa fills them; React does not touch their content. */
export const Outlet = ({ places }: { places: readonly HTMLElement[] }) => {
  const hold = useCallback((element: HTMLElement | null) => element?.append(...places), [places]);
  return <div ref={hold} />;
};
