import { setImmediate as turn } from 'node:timers/promises';

const nothing = Symbol('nothing yet');

/** Hands over whatever has come by now, at least one and at most `most`, without waiting for more. */
export async function* inBatches<Item>(source: AsyncIterable<Item>, most: number): AsyncGenerator<Item[]> {
  const items = source[Symbol.asyncIterator]();
  const pull = () => {
    const pulled = items.next();
    pulled.catch(() => undefined); // an error waits here until the batch before it is done
    return pulled;
  };
  let next = pull();
  try {
    while (true) {
      const first = await next;
      if (first.done) return;
      const batch = [first.value];
      next = pull();
      while (batch.length < most) {
        const more = await Promise.race([next.catch(() => nothing), turn(nothing)]);
        if (typeof more === 'symbol' || more.done) break;
        batch.push(more.value);
        next = pull();
      }
      yield batch;
    }
  } finally {
    await items.return?.(undefined);
  }
}
