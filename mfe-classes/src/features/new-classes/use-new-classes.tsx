import { useState } from 'react';
import { LazyNewClasses } from './lazy-new-classes.tsx';
import type { Dropped } from './use-drafts.ts';

/** The dialog that makes classes of syllabi. It stays open while the page below it changes. */
export const useNewClasses = () => {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  return {
    open: () => setDropped({ accepted: [], refused: [] }),
    drop: setDropped,
    dialog: dropped && <LazyNewClasses dropped={dropped} onClose={() => setDropped(null)} />,
  };
};
