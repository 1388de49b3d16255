import { Rejection } from '../../../platform/domain/index.ts';

/** The results of the work that succeeded, and a line for each item that was rejected. */
export interface Tried<Done> {
  readonly done: readonly Done[];
  readonly undone: readonly string[];
}

/** Does the work for one item after the other, and continues after a rejection. */
export const tryEach = async <Item, Done>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Done>,
  nameOf: (item: Item) => string,
): Promise<Tried<Done>> => {
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
