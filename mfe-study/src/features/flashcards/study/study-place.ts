/** Where a student is in a set. */
export interface Place {
  readonly index: number;
  /** The answer is shown. */
  readonly shown: boolean;
  /** The ids of the cards that were known. */
  readonly known: readonly string[];
}

export const start: Place = { index: 0, shown: false, known: [] };

/** Cards come and go while they are studied: the place stays among them (decision Q74). */
export const within = (place: Place, count: number): Place =>
  place.index < count ? place : { ...place, index: Math.max(0, count - 1), shown: false };

/** Moving always shows the question side (decision Q72). */
export const moved = (place: Place, by: 1 | -1, count: number): Place => {
  const index = Math.min(Math.max(place.index + by, 0), count - 1);
  return { ...place, index, shown: false };
};

export const turned = (place: Place): Place => ({ ...place, shown: !place.shown });

export const gotIt = (place: Place, id: string, count: number): Place => {
  const known = place.known.includes(id) ? place.known : [...place.known, id];
  return moved({ ...place, known }, 1, count);
};
