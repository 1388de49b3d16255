import { usePath } from '@hub/mfe';
import { useEffect, useRef, type RefObject } from 'react';
import { followHeading } from '../route-focus.ts';

/**
 * Title and focus follow the h1 inside an element that stays on the page (decision Q183). `arrived`: the address had
 * already changed when the element was rendered.
 */
export const useHeadingFocus = (page: RefObject<HTMLElement | null>, arrived = false) => {
  const path = usePath();
  const seen = useRef(path);
  const routeChanged = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (page.current) routeChanged.current = followHeading(page.current);
    if (arrived) routeChanged.current?.();
  }, [page, arrived]);
  useEffect(() => {
    if (seen.current !== path) routeChanged.current?.();
    seen.current = path;
  }, [path]);
};
