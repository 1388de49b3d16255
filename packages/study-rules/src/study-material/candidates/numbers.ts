import type { Language } from '../../outline/language-of.ts';

/** "12,500" in English, "12.500" elsewhere: three digits after the sign that groups. */
const isGrouped = (text: string, language: Language): boolean =>
  (language === 'en' ? /^[1-9]\d{0,2}(?:,\d{3})+$/u : /^[1-9]\d{0,2}(?:\.\d{3})+$/u).test(text);

const shaped = (value: number, like: string, language: Language): string => {
  if (isGrouped(like, language)) return Math.round(value).toLocaleString(language === 'en' ? 'en-US' : 'de-DE');
  const decimals = /[.,](\d+)$/u.exec(like)?.[1];
  if (!decimals) return String(Math.round(value));
  const text = value.toFixed(decimals.length);
  return like.includes(',') ? text.replace('.', ',') : text;
};

/** A number as the text writes it. */
export const valueOf = (text: string, language: Language): number =>
  isGrouped(text, language) ? Number(text.replaceAll(/[,.]/gu, '')) : Number(text.replace(',', '.'));

/** Steps away from a number, as parts of it. */
const factors = [2, 0.5, 1.5, 0.75, 1.25, 3];

const most = 4;

/** Other numbers of the same form: for a question about a number whose text has too few of its kind. */
export const numbersLike = (text: string, not: readonly string[], language: Language): string[] => {
  const value = valueOf(text, language);
  if (!Number.isFinite(value) || value === 0) return [];
  const isSmall = Number.isInteger(value) && value < 12;
  const near = isSmall
    ? [value + 1, value - 1, value + 2, value * 2, value + 3]
    : factors.map((factor) => value * factor);
  const taken = new Set([text, ...not]);
  return [...new Set(near.filter((one) => one > 0).map((one) => shaped(one, text, language)))]
    .filter((one) => !taken.has(one))
    .slice(0, most);
};

/** Years near another one, none of them in the text. */
export const yearsLike = (year: string, not: readonly string[]): string[] =>
  [4, -6, 11, -13, 19].map((step) => String(Number(year) + step)).filter((other) => !not.includes(other));
