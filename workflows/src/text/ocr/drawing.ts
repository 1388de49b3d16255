import { cleanText } from '../clean-text.ts';
import type { Item } from '../layout/line.ts';
import type { Drawing } from '../layout/page.ts';
import type { Rules } from '../layout/rule.ts';
import { scaled } from './without-lines.ts';
import type { TextLine } from './recogniser.ts';

/** The layout uses points. */
const pointsPerPixel = 0.3;
/** In percent: words with less are mostly specks. */
const leastConfidence = 30;

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Recognised words with their positions; line heights close to the median are set to it, because pictures are never
 * exact.
 */
export const drawingOf = (lines: readonly TextLine[], rules: Rules): Drawing => {
  const usual = median(lines.flatMap(({ words, rowAttributes }) => words.map(() => rowAttributes.rowHeight)));
  const items = lines.flatMap(({ words, baseline, rowAttributes: { rowHeight } }) => {
    const height = Math.abs(rowHeight - usual) < 0.3 * usual ? usual : rowHeight;
    return words.flatMap(({ text, confidence, bbox }): Item[] => {
      const word = cleanText(text);
      if (word === '' || confidence < leastConfidence || /^[|_~]+$/.test(word)) return [];
      const across = (bbox.x0 + bbox.x1) / 2 - baseline.x0;
      const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0);
      const [x, y, right] = [bbox.x0, baseline.y0 + across * slope, bbox.x1].map((value) => value * pointsPerPixel);
      const place = { x: x ?? 0, y: y ?? 0, right: right ?? 0, height: height * pointsPerPixel * 0.85 };
      return [{ text: `${word} `, ...place, fonts: ['', ''] }];
    });
  });
  return {
    items,
    rules: {
      horizontal: scaled(rules.horizontal, pointsPerPixel),
      vertical: scaled(rules.vertical, pointsPerPixel),
    },
  };
};
