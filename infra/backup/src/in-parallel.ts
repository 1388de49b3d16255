/** Some at once: waiting for one file to reach the disk keeps no other from it. */
const width = 16;

/** Works through all items. @throws what the first of them threw that failed; no other is begun then */
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
