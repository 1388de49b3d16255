import type { PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';
import type { Rule, Rules } from '../layout/rule.ts';
import { Matrix, times } from './matrix.ts';
import { type Box, boxOf } from './pictures.ts';

/** A path from pdf.js: how it is painted, and its steps in one list of numbers. */
const Path = z.tuple([z.number(), z.array(z.custom<ArrayLike<number>>().nullable())]).rest(z.unknown());

interface Point {
  readonly x: number;
  readonly y: number;
  /** A curve leads here. */
  readonly curved?: boolean;
}

/** A small filled circle or square, such as the bullet of a list item. */
export interface Dot {
  readonly right: number;
  /** Its middle. */
  readonly y: number;
}

/** Steps: 0 moves, 1 draws a line, 2 a curve (six numbers); all others have no numbers. */
const outlines = (steps: ArrayLike<number>, matrix: Matrix): Point[][] => {
  const shapes: Point[][] = [];
  const take = (index: number): Point => {
    const [x, y] = [steps[index] ?? 0, steps[index + 1] ?? 0];
    return { x: matrix[0] * x + matrix[2] * y + matrix[4], y: matrix[1] * x + matrix[3] * y + matrix[5] };
  };
  for (let index = 0; index < steps.length;) {
    const step = steps[index];
    if (step === 0) shapes.push([take(index + 1)]);
    else if (step === 1) shapes.at(-1)?.push(take(index + 1));
    else if (step === 2) shapes.at(-1)?.push({ ...take(index + 5), curved: true });
    else {
      const first = shapes.at(-1)?.[0];
      if (first) shapes.at(-1)?.push(first);
    }
    index += step === 0 || step === 1 ? 3 : step === 2 ? 7 : 1;
  }
  return shapes;
};

const thin = 3;
const largestDot = 8;

class Sketch {
  readonly horizontal: Rule[] = [];
  readonly vertical: Rule[] = [];
  readonly dots: Dot[] = [];

  line(a: Point, b: Point) {
    const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    if (height <= thin && width > 4) {
      this.horizontal.push({ at: (a.y + b.y) / 2, from: Math.min(a.x, b.x), to: Math.max(a.x, b.x) });
    } else if (width <= thin && height > 4) {
      this.vertical.push({ at: (a.x + b.x) / 2, from: Math.min(a.y, b.y), to: Math.max(a.y, b.y) });
    }
  }

  /** A filled shape counts as a line when it is as thin as one, and as a dot when it is small. */
  filled(shape: readonly Point[]) {
    const xs = shape.map((point) => point.x);
    const ys = shape.map((point) => point.y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const [width, height] = [right - left, bottom - top];
    if (Math.min(width, height) > 1 && Math.max(width, height) < largestDot && Math.abs(width - height) < 1) {
      this.dots.push({ right, y: (top + bottom) / 2 });
    } else if (width <= thin || height <= thin) this.line({ x: left, y: top }, { x: right, y: bottom });
  }

  stroked(shape: readonly Point[]) {
    shape.slice(1).forEach((point, index) => {
      if (!point.curved) this.line(shape[index] ?? point, point);
    });
  }
}

const fills = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);
const strokes = new Set([OPS.stroke, OPS.closeStroke, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]);

interface Drawn extends Rules {
  readonly dots: readonly Dot[];
  readonly pictures: readonly Box[];
}

/**
 * The straight lines, dots and pictures that a page draws, in points from the top left corner of the view. Pictures are
 * not decoded when reading text: the engine drops them, and a place that is moved to and left again remains.
 */
export const rulesOf = async (page: PDFPageProxy, view: PageViewport): Promise<Drawn> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const sketch = new Sketch();
  let matrix: Matrix = Matrix.parse(view.transform);
  const saved: Matrix[] = [];
  const pictures: Box[] = [];
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    if (operator === OPS.restore && fnArray[index - 1] === OPS.transform) pictures.push(boxOf(matrix));
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = times(matrix, Matrix.parse(args));
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const own = Matrix.safeParse(Array.isArray(args) ? args[0] : undefined);
      if (own.success) matrix = times(matrix, own.data);
    } else if (operator === OPS.constructPath) {
      const path = Path.safeParse(args);
      const steps = path.success ? path.data[1][0] : null;
      if (!path.success || !steps) return;
      for (const shape of outlines(steps, matrix)) {
        if (fills.has(path.data[0])) sketch.filled(shape);
        if (strokes.has(path.data[0])) sketch.stroked(shape);
      }
    }
  });
  return { horizontal: sketch.horizontal, vertical: sketch.vertical, dots: sketch.dots, pictures };
};
