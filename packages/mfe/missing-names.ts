const importsZod = /^import (?!type\b)[^;]*\bfrom 'zod'/m;
const used = /\bz\.(\w+(?:\.\w+)?)\s*\(|\binstanceof z\.(\w+)/g;

/** What a module's source calls of zod, such as `object` and `iso.date`, that is not among the lent names. */
export const missingNames = (source: string, lent: readonly string[]): string[] => {
  if (!importsZod.test(source)) return [];
  const names = [...source.matchAll(used)].map(([, called, tested]) => called ?? tested ?? '');
  return [...new Set(names)].filter((name) => !lent.includes(name));
};
