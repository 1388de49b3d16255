import { placeIn } from '@hub/study-rules/line';
import { removeSpan } from './text-span.ts';

/** "in B12", "at hall 2": where something is, and the text without it. */
export const readPlace = (text: string): { place: string | null; rest: string } => {
  const found = placeIn(text);
  return found ? { place: found.place, rest: removeSpan(text, found) } : { place: null, rest: text };
};
