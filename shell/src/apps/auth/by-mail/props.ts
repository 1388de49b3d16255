import type { Notice } from '@hub/mfe';

export interface ByMailProps {
  /** What stands behind the # of the link, and is sent nowhere by the browser itself. */
  token: string;
  notify: (notice: Notice) => void;
}
