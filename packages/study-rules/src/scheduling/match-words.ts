const marks = /\p{M}/gu;
const ignored = new Set(
  (
    'a an the my our your this that these those all of on in at for to from by with about is are was be please i me it its s ' +
    'due task event item todo reminder deadline thing one do and'
  ).split(' '),
);

/** The singular of a noun. */
const singular = (word: string) => {
  if (word.endsWith('quizzes')) return 'quiz';
  if (word.length < 4 || /(?:ss|us|is|ics)$/u.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

export const foldCase = (text: string) => text.normalize('NFKD').replaceAll(marks, '').toLowerCase();

/** The words of a text that distinguish items. */
export const distinctiveWords = (text: string): string[] =>
  [
    ...new Set(
      foldCase(text)
        .replaceAll(/['’]s\b/gu, '')
        .match(/[\p{L}\p{N}]+/gu) ?? [],
    ),
  ]
    .map(singular)
    .filter((word) => !ignored.has(word));

const shortest = 3;

/** Differs by one letter, or by two swapped letters. */
const isTypo = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
};

/** Whether a word of the student matches a word of a name: equal, its beginning, or a typo. */
export const matchesWord = (said: string, name: string): boolean => {
  if (said === name) return true;
  if (/\d/u.test(said) || /\d/u.test(name)) return false;
  return (said.length >= shortest && name.startsWith(said)) || isTypo(said, name);
};
