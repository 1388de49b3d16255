const shaped = (value: number, like: string): string => {
  const decimals = /[.,](\d+)$/u.exec(like)?.[1];
  const isGrouped = /\d[,.]\d{3}(?!\d)/u.test(like);
  if (isGrouped) return Math.round(value).toLocaleString(like.includes(',') ? 'en-US' : 'de-DE');
  if (!decimals) return String(Math.round(value));
  const text = value.toFixed(decimals.length);
  return like.includes(',') ? text.replace('.', ',') : text;
};

/** A number as the text writes it. */
export const valueOf = (text: string): number =>
  /\d[,.]\d{3}(?!\d)/u.test(text) ? Number(text.replaceAll(/[,.]/gu, '')) : Number(text.replace(',', '.'));

/** Steps away from a number, as parts of it. */
const factors = [2, 0.5, 1.5, 0.75, 1.25, 3];

/** Other numbers of the same form: for a question about a number whose text has too few of its kind. */
export const numbersLike = (text: string, not: readonly string[], limit = 3): string[] => {
  const value = valueOf(text);
  if (!Number.isFinite(value) || value === 0) return [];
  const isSmall = Number.isInteger(value) && value < 12;
  const near = isSmall
    ? [value + 1, value - 1, value + 2, value * 2, value + 3]
    : factors.map((factor) => value * factor);
  const taken = new Set([text, ...not]);
  return [...new Set(near.filter((one) => one > 0).map((one) => shaped(one, text)))]
    .filter((one) => !taken.has(one))
    .slice(0, limit);
};

/** Years near another one, none of them in the text. */
export const yearsLike = (year: string, not: readonly string[]): string[] =>
  [4, -6, 11, -13, 19].map((step) => String(Number(year) + step)).filter((other) => !not.includes(other));
