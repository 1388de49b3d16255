/** The same, each asked for while the one before it is dealt with. */
export async function* prefetch<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const ask = () => {
    const asked = items.next();
    asked.catch(() => {}); // it is told when its turn comes
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
