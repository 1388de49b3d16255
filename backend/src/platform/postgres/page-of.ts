/**
 * The page of a list from one row more than it shows, which tells whether there is another page.
 * @param size how many rows a page shows
 * @param cursorOf where the next page begins, by the last row of this one
 */
export const pageOf = <Row>(rows: readonly Row[], size: number, cursorOf: (last: Row) => string) => {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { shown, next: rows.length > size && last !== undefined ? cursorOf(last) : null };
};
