import { dateFormat } from '@hub/ui';

/** "Nov 26, 2026". */
export const dayOf = (instant: string) => dateFormat({ dateStyle: 'medium' }).format(new Date(instant));

/** "Nov 26, 2026, 2:30 PM". */
export const momentOf = (instant: string) =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** "Nov 26, 2026, 2:30:05 PM". */
export const exactlyOf = (instant: string) =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(instant));
