const mostWords = 10;

/** Normalises a text for comparison: without case and accents. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');

/** The same in SQL, for a trusted expression. */
export const folded = (sql: string) => `regexp_replace(normalize(lower(${sql}), NFKD), '[\u0300-\u036f]+', '', 'g')`;

/** Words of a question that name nothing. */
const empty = new Set('a an and at due for in is my next of on the to upcoming what when where'.split(' '));

/** The words of a query that count; all must match. "phy301" is two, a query of nothing but small words is all of them. */
export const wordsOf = (query: string) => {
  const words = fold(query)
    .split(/\s+|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)
    .filter(Boolean)
    .slice(0, mostWords);
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
};
