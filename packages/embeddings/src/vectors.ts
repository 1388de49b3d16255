const levels = 127;

/** A vector in signed bytes. Only its direction is kept. */
export const quantised = (vector: readonly number[]): Int8Array => {
  const most = vector.reduce((largest, each) => Math.max(largest, Math.abs(each)), 0) || 1;
  return Int8Array.from(vector, (each) => Math.round((each / most) * levels));
};

/** Vectors one after the other. */
export const joined = (vectors: readonly Int8Array[]): Int8Array => {
  const whole = new Int8Array(vectors.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const vector of vectors) {
    whole.set(vector, at);
    at += vector.length;
  }
  return whole;
};

const lengthOf = (sumOfSquares: number) => Math.sqrt(sumOfSquares) || 1;

/** The cosine of a vector with each of the joined ones. */
export const cosinesWith = (vector: readonly number[], others: Int8Array): number[] => {
  const query = Float32Array.from(vector);
  const length = lengthOf(query.reduce((sum, each) => sum + each * each, 0));
  return Array.from({ length: Math.floor(others.length / query.length) }, (_, index) => {
    const from = index * query.length;
    let [product, squares] = [0, 0];
    for (let at = 0; at < query.length; at += 1) {
      const other = others[from + at] ?? 0;
      product += (query[at] ?? 0) * other;
      squares += other * other;
    }
    return product / (length * lengthOf(squares));
  });
};
