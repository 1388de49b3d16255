import { placeIn } from '../../events/place.ts';
import type { Clause } from '../understand/clause.ts';

/** Where a request says that something is, and the tokens that say it; a class with a number is no place. */
export const placeSpanIn = ({ tokens, classSpans }: Clause) => {
  let text = '';
  const starts: number[] = [];
  for (const token of tokens) {
    if (!token.glued && text !== '') text += ' ';
    starts.push(text.length);
    text += token.text;
  }
  const found = placeIn(text);
  if (!found) return undefined;
  const end = found.index + found.length;
  const first = starts.findIndex((start) => start >= found.index);
  const after = starts.findIndex((start) => start >= end);
  const last = after === -1 ? tokens.length : after;
  const isClass = classSpans.some((span) => span.first < last && span.last > first);
  return isClass ? undefined : { place: found.place, first, last };
};
