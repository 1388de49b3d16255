import type { Rule, Rules } from '../layout/rule.ts';
import type { Picture } from './picture.ts';

/** How much darker a line is than the areas on both sides, however light the line or shaded the cells are. */
const contrast = 24;
/** In pixels, from the middle of a line to the areas next to it: bars and shades are thicker. */
const reach = 7;
/** In pixels: strokes of letters are shorter. */
const shortest = { horizontal: 120, vertical: 110 };
const longestGap = 3;

/** How to scan a picture: along the lines and across them. */
interface Walk {
  readonly length: number;
  readonly count: number;
  readonly along: number;
  readonly across: number;
}

interface Run {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Pixels that may belong to a line: one byte for each position along it. */
const candidates = (pixels: Uint8Array, { length, count, along, across }: Walk, at: number): Uint8Array => {
  const found = new Uint8Array(length);
  if (at < reach || at >= count - reach) return found;
  for (let place = 0, here = at * across; place < length; place += 1, here += along) {
    const limit = (pixels[here] ?? 0) + contrast;
    const [before = 0, after = 0] = [pixels[here - reach * across], pixels[here + reach * across]];
    if (before >= limit && after >= limit) found[place] = 1;
  }
  return found;
};

/** Runs of candidates of at least that length, small gaps bridged. */
const linesAlong = (pixels: Uint8Array, walk: Walk, least: number): Run[] => {
  const runs: Run[] = [];
  for (let at = 0; at < walk.count; at += 1) {
    const found = candidates(pixels, walk, at);
    for (let from = found.indexOf(1), last = from; from >= 0;) {
      const next = found.indexOf(1, last + 1);
      if (next >= 0 && next - last <= longestGap + 1) {
        last = next;
        continue;
      }
      if (last - from >= least) runs.push({ at, from, to: last });
      [from, last] = [next, next];
    }
  }
  return runs;
};

const erase = (pixels: Uint8Array, walk: Walk, { at, from, to }: Run) => {
  for (let row = Math.max(0, at - 1); row <= Math.min(walk.count - 1, at + 1); row += 1) {
    for (let place = from; place <= to; place += 1) pixels[row * walk.across + place * walk.along] = 255;
  }
};

/**
 * Finds the drawn lines of a picture, in pixels, and returns the picture without them: letters that touch a line are
 * misread.
 */
export const withoutLines = ({ width, height, pixels }: Picture): { picture: Picture; rules: Rules } => {
  const flat: Walk = { length: width, count: height, along: 1, across: width };
  const upright: Walk = { length: height, count: width, along: width, across: 1 };
  const horizontal = linesAlong(pixels, flat, shortest.horizontal);
  const vertical = linesAlong(pixels, upright, shortest.vertical);
  const clean = Uint8Array.from(pixels);
  for (const run of horizontal) erase(clean, flat, run);
  for (const run of vertical) erase(clean, upright, run);
  return { picture: { width, height, pixels: clean }, rules: { horizontal, vertical } };
};

export const scaled = (rules: readonly Rule[], factor: number): Rule[] =>
  rules.map(({ at, from, to }) => ({ at: at * factor, from: from * factor, to: to * factor }));
