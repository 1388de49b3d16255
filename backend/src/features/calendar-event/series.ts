import type { CalendarSeriesId, Repeats } from '@hub/contracts';

/** What the occurrences of a repeating event share. */
export interface Series {
  readonly seriesId: CalendarSeriesId;
  readonly repeats: Repeats;
}

/** As stored with an occurrence. */
interface Stored {
  readonly seriesId?: CalendarSeriesId | undefined;
  readonly repeats?: Repeats | undefined;
}

export const seriesOf = ({ seriesId, repeats }: Stored): Series | null =>
  seriesId && repeats ? { seriesId, repeats } : null;
