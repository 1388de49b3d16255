import { removeSpan } from './text-span.ts';

const room = String.raw`(?:room|rm|hall|lab|building|bldg|auditorium|theat(?:er|re))\.?\s+[\p{L}\p{N}-]{1,20}`;
/** "B12", "LH-204"; "hw3" and "ch4" are no rooms. */
const code = String.raw`(?!(?:hw|ch|pp?|q|quiz|unit|week|vol)\d)\p{L}{1,4}-?\d{1,4}\p{L}?`;
const named = 'zoom|teams|the library|library|the gym|campus';
const place = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:in|at)\s+(${room}|${code}|${named})(?![\p{L}\p{N}])`, 'iu');

/** "in B12", "at hall 2": where something is, and the text without it. */
export const readPlace = (text: string): { place: string | null; rest: string } => {
  const found = place.exec(text);
  if (!found?.[1]) return { place: null, rest: text };
  return { place: found[1], rest: removeSpan(text, { index: found.index, length: found[0].length }) };
};
