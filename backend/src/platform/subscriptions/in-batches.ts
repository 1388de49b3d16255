import { setImmediate as turn } from 'node:timers/promises';

const nothing = Symbol('nothing yet');

/** Prevents an unhandled rejection until the promise is awaited. */
const deferError = <Result>(work: Promise<Result>) => {
  work.catch(() => undefined);
  return work;
};

/**
 * Yields batches of whatever has arrived, at least one item and at maxSize `maxSize`, without waiting for more; each batch is
 * prepared. While a full batch is being processed, the next one is prepared, because more is waiting.
 */
export async function* inBatches<Item, Batch>(
  source: AsyncIterable<Item>,
  maxSize: number,
  prepare: (items: Item[]) => Promise<Batch>,
): AsyncGenerator<Batch> {
  const items = source[Symbol.asyncIterator]();
  const pull = () => deferError(items.next());
  let next = pull();

  const gather = async () => {
    const gathered: Item[] = [];
    let item: IteratorResult<Item> | symbol = await next;
    while (typeof item !== 'symbol' && !item.done) {
      gathered.push(item.value);
      next = pull();
      if (gathered.length === maxSize) break;
      item = await Promise.race([next.catch(() => nothing), turn(nothing)]);
    }
    return { size: gathered.length, batch: gathered.length > 0 ? await prepare(gathered) : null };
  };

  try {
    for (let upcoming = gather(); ;) {
      const { size, batch } = await upcoming;
      if (batch === null) return;
      const ahead = size === maxSize ? deferError(gather()) : undefined;
      yield batch;
      upcoming = ahead ?? gather();
    }
  } finally {
    await items.return?.(undefined);
  }
}
