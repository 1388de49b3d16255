import type { Notice } from '@hub/mfe';

export interface ByMailProps {
  /** From the fragment of the link, which the browser never sends to a server. */
  token: string;
  notify: (notice: Notice) => void;
}
