const word = String.raw`(?:room|rm|hall|lab|building|bldg|auditorium|theat(?:er|re))\.?\s+[\p{L}\p{N}-]{1,20}`;
/** "B12", "LH-204", "Reef 110"; "hw3", "ch4" and "problem 100" are no rooms. */
const number = String.raw`(?!(?:hw|ch|pp?|q|quiz|unit|week|vol)\d)\p{L}{1,4}-?\d{1,4}\p{L}?`;
const house = String.raw`(?!(?:chapter|ch|pages?|problems?|exercises?|questions?|week|unit|part|under|over|about|only|exactly)\s)\p{L}{3,20}\s\d{3,4}\p{L}?`;
const named = 'zoom|teams|the library|library|the gym|campus';
const pattern = String.raw`(?<![\p{L}\p{N}])(?:(?:in|at)\s+(${word}|${number}|${named}|${house})|((?:room|rm|hall|building|bldg)\.?\s+(?:\p{L}{0,3}-?\d{1,4}\p{L}?|\p{L})))(?![\p{L}\p{N}])`;
const place = new RegExp(pattern, 'iu');

/** Where something is, and the words that say it. */
export interface FoundPlace {
  readonly place: string;
  readonly index: number;
  readonly length: number;
}

/** Reads "in B12", "at hall 2", "rm 12" in a request; undefined when it names no place. */
export const placeIn = (text: string): FoundPlace | undefined => {
  const found = place.exec(text);
  const said = found?.[1] ?? found?.[2];
  return found && said !== undefined ? { place: said, index: found.index, length: found[0].length } : undefined;
};
