/** Yields the same items, but requests each one while the previous one is processed. */
export async function* prefetch<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const ask = () => {
    const asked = items.next();
    asked.catch(() => {}); // the error is thrown when its turn comes
    return asked;
  };
  try {
    for (let next = ask(); ;) {
      const item = await next;
      if (item.done) return;
      next = ask();
      yield item.value;
    }
  } finally {
    await items.return(undefined);
  }
}
