import { setImmediate as turn } from 'node:timers/promises';

const nothing = Symbol('nothing yet');

/** An error waits here until somebody asks for it. */
const kept = <Result>(work: Promise<Result>) => {
  work.catch(() => undefined);
  return work;
};

/**
 * Hands over whatever has come by now, at least one and at most `most`, without waiting for more; prepared. While a full
 * batch is worked on the next one is prepared: more waits than one batch takes.
 */
export async function* inBatches<Item, Batch>(
  source: AsyncIterable<Item>,
  most: number,
  prepare: (items: Item[]) => Promise<Batch>,
): AsyncGenerator<Batch> {
  const items = source[Symbol.asyncIterator]();
  const pull = () => kept(items.next());
  let next = pull();

  const gather = async () => {
    const gathered: Item[] = [];
    let item: IteratorResult<Item> | symbol = await next;
    while (typeof item !== 'symbol' && !item.done) {
      gathered.push(item.value);
      next = pull();
      if (gathered.length === most) break;
      item = await Promise.race([next.catch(() => nothing), turn(nothing)]);
    }
    return { size: gathered.length, batch: gathered.length > 0 ? await prepare(gathered) : null };
  };

  try {
    for (let coming = gather(); ;) {
      const { size, batch } = await coming;
      if (batch === null) return;
      const ahead = size === most ? kept(gather()) : undefined;
      yield batch;
      coming = ahead ?? gather();
    }
  } finally {
    await items.return?.(undefined);
  }
}
