import { Rejection } from '../../platform/domain/index.ts';

/** What came of each of several things: done, or why not. */
export interface Parted<Done> {
  readonly done: readonly Done[];
  readonly undone: readonly string[];
}

/** One after the other; one that is refused keeps no other from being done. */
export const parted = async <Item, Done>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Done>,
  nameOf: (item: Item) => string,
): Promise<Parted<Done>> => {
  const [done, undone]: [Done[], string[]] = [[], []];
  for (const [index, item] of items.entries()) {
    try {
      done.push(await work(item, index));
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      undone.push(`${nameOf(item)} (${error.message})`);
    }
  }
  return { done, undone };
};
