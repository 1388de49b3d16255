const mostWords = 10;

/** Normalises a text for comparison: without case and accents. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');

/** The same in SQL, for a trusted expression. */
export const folded = (sql: string) => `regexp_replace(normalize(lower(${sql}), NFKD), '[\u0300-\u036f]+', '', 'g')`;

/** The words of a query; all must match. */
export const wordsOf = (query: string) => fold(query).split(/\s+/u).filter(Boolean).slice(0, mostWords);
