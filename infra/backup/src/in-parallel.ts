/** Items processed at the same time: while one file is flushed to disk, others are copied. */
const width = 16;

/**
 * Processes all items.
 * @throws the first error; no further item is started after it
 */
export const inParallel = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> => {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const one = async () => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next()) {
      await work(next.value).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: width }, one));
  if (failures.length > 0) throw failures[0];
};
