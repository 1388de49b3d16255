// in the order of decision Q43: the first match wins
const subjects = [
  ['math', ['math', 'calculus', 'algebra', 'statistics', 'geometry']],
  ['chemistry', ['chem']],
  ['computing', ['comput', 'programming', 'coding', 'software', 'data']],
  ['english', ['english', 'literature', 'writing']],
  ['history', ['history']],
  ['biology', ['bio']],
  ['physics', ['physics']],
] as const;

export type Subject = (typeof subjects)[number][0] | 'other';

/** The subject of a class by its name; a keyword matches the beginning of a word. */
export const subjectOf = (className: string): Subject => {
  const words = className.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = subjects.find(([, keywords]) => keywords.some((key) => words.some((word) => word.startsWith(key))));
  return found?.[0] ?? 'other';
};
