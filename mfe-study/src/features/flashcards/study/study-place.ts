/** The position of a student who studies a set. */
export interface StudyPlace {
  readonly index: number;
  /** Whether the answer is shown. */
  readonly shown: boolean;
  /** The ids of the cards marked with Got It. */
  readonly known: readonly string[];
}

export const startPlace: StudyPlace = { index: 0, shown: false, known: [] };

/** Keeps the place within the set when cards are deleted during study (decision Q74). */
export const clampPlace = (place: StudyPlace, count: number): StudyPlace =>
  place.index < count ? place : { ...place, index: Math.max(0, count - 1), shown: false };

/** Moving always shows the question side (decision Q72). */
export const movePlace = (place: StudyPlace, by: 1 | -1, count: number): StudyPlace => {
  const index = Math.min(Math.max(place.index + by, 0), count - 1);
  return { ...place, index, shown: false };
};

export const flipCard = (place: StudyPlace): StudyPlace => ({ ...place, shown: !place.shown });

export const markKnown = (place: StudyPlace, id: string, count: number): StudyPlace => {
  const known = place.known.includes(id) ? place.known : [...place.known, id];
  return movePlace({ ...place, known }, 1, count);
};
