import { useMedia } from '@hub/ui';
import { useCallback, useState } from 'react';

/** Below it, seven columns are too narrow to read. */
const leastWidth = 600;

/** Whether an element has room for seven columns: not on a small page, nor next to a docked panel. Its ref measures it. */
export const useIsNarrow = () => {
  const isSmallPage = useMedia('tablet');
  const [isTight, setTight] = useState(false);
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element || !('ResizeObserver' in globalThis)) return undefined; // jsdom measures nothing
    const observer = new ResizeObserver(([entry]) => setTight((entry?.contentRect.width ?? leastWidth) < leastWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { isNarrow: isSmallPage || isTight, measured };
};
