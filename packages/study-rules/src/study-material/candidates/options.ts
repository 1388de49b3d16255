import type { Said } from './said.ts';
import { hasPhrase, overlap, rootsIn } from '../text.ts';

const most = 8;

const formOf = (text: string) => ({
  words: text.split(/\s+/u).length,
  capital: /^\p{Lu}/u.test(text),
  number: /\d/u.test(text),
});

/** Whether two answers look alike: about as long, both with a number or both without. */
const isAlike = (answer: string) => {
  const own = formOf(answer);
  return (option: string) => {
    const form = formOf(option);
    const longer = Math.max(option.length, answer.length);
    const shorter = Math.max(1, Math.min(option.length, answer.length));
    return form.number === own.number && (longer <= 12 || longer / shorter <= 3);
  };
};

/** An option that contains another, or shares most of its words, could be right too. */
export const isTooNear = (a: string, b: string): boolean => {
  const [one, other] = [new Set(rootsIn(a)), new Set(rootsIn(b))];
  if (a.trim().toLowerCase() === b.trim().toLowerCase()) return true;
  if (one.size === 0 || other.size === 0) return false;
  const shared = [...one].filter((root) => other.has(root)).length;
  return shared / Math.min(one.size, other.size) > 0.6;
};

/** The others that can be offered next to an answer: like it in form, each apart from the rest, the likest in length first. */
export const optionsFor = (answer: string, others: readonly string[]): string[] => {
  const alike = isAlike(answer);
  const far = (option: string) =>
    Math.abs(option.length - answer.length) + (/^\p{Lu}/u.test(option) === /^\p{Lu}/u.test(answer) ? 0 : 3);
  const value = Number(answer);
  const distance = (option: string) =>
    answer !== '' && Number.isFinite(value) && Number.isFinite(Number(option))
      ? Math.abs(Number(option) - value)
      : far(option);
  const chosen: string[] = [];
  for (const option of others.filter(alike).toSorted((a, b) => distance(a) - distance(b))) {
    if ([answer, ...chosen].some((taken) => isTooNear(taken, option))) continue;
    chosen.push(option);
    if (chosen.length === most) break;
  }
  return chosen;
};

/** Leaves out options that the text may say the same of. */
export const notTrueOf = (claim: string, options: readonly string[], said: Said): string[] =>
  options.filter(
    (option) => !hasPhrase(claim, option) && !said(option).some((sentence) => overlap(claim, sentence) >= 0.6),
  );
