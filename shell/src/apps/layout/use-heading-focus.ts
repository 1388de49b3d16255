import { usePath } from '@hub/mfe';
import { useEffect, useRef, type RefObject } from 'react';
import { followHeading } from '../../route-focus.ts';

/** Title and focus follow the h1 inside an element that stays (decision Q183). */
export const useHeadingFocus = (page: RefObject<HTMLElement | null>) => {
  const path = usePath();
  const seen = useRef(path);
  const routeChanged = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (page.current) routeChanged.current = followHeading(page.current);
  }, [page]);
  useEffect(() => {
    if (seen.current !== path) routeChanged.current?.();
    seen.current = path;
  }, [path]);
};
