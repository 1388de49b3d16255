import type { ClassId, ClassView } from '@hub/contracts';
import { allMatchers, certainMatchers, type ClassMatch } from './class-matchers.ts';
import { removeSpan } from './text-span.ts';

/** The longest match. If it fits several classes: the preferred one or none, because no class is better than a wrong one. */
const bestOf = (named: readonly ClassMatch[], preferred: ClassId | null) => {
  const length = Math.max(...named.map((each) => each.length));
  const longest = named.filter((each) => each.length === length);
  const isOne = new Set(longest.map(({ classId }) => classId)).size === 1;
  return isOne ? longest[0] : longest.find(({ classId }) => classId === preferred);
};

const joining = /(?<!\p{L})(?:for|in|of|from)\s+$/iu;

interface Options {
  classes: readonly ClassView[];
  /** Wins if several classes match equally. */
  preferred: ClassId | null;
  /** Accepts only unambiguous matches: a tag, a course code or a whole name. */
  exactly: boolean;
}

/** The class that a text names, and the text without it. */
export const readClass = (text: string, { classes, preferred, exactly }: Options) => {
  for (const way of exactly ? certainMatchers : allMatchers) {
    const named = classes.flatMap((each) => way(text, each));
    if (named.length === 0) continue;
    const best = bestOf(named, preferred);
    if (!best) break;
    const isLast = best.index + best.length === text.length;
    const before = isLast ? (joining.exec(text.slice(0, best.index))?.[0].length ?? 0) : 0;
    return {
      classId: best.classId,
      rest: removeSpan(text, { index: best.index - before, length: before + best.length }),
    };
  }
  return { classId: null, rest: text };
};
