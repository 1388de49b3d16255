import { z } from 'zod';

/** Where a piece of a PDF is drawn. A form's matrix is an array of floats, which no schema for a list accepts. */
export const Matrix = z.preprocess(
  (value) => (value instanceof Float32Array ? [...value] : value),
  z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
);
export type Matrix = Readonly<z.infer<typeof Matrix>>;

/** Applies `b`, then `a`. */
export const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[2] * b[1],
  a[1] * b[0] + a[3] * b[1],
  a[0] * b[2] + a[2] * b[3],
  a[1] * b[2] + a[3] * b[3],
  a[0] * b[4] + a[2] * b[5] + a[4],
  a[1] * b[4] + a[3] * b[5] + a[5],
];
