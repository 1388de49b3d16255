const mostWords = 10;

/** What is compared: neither case nor accents count. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');

/** The same in SQL, for an expression of ours. */
export const folded = (sql: string) => `regexp_replace(normalize(lower(${sql}), NFKD), '[\u0300-\u036f]+', '', 'g')`;

/** The words that all must be there. */
export const wordsOf = (query: string) => fold(query).split(/\s+/u).filter(Boolean).slice(0, mostWords);
