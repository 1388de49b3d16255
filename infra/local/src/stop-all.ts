/** Time for everything together, in ms; half a second below the 10 s that are promised. */
const total = 9500;
/** What each later one may still count on. */
const reserve = 800;

/** A part that ends in order; after `graceMs` milliseconds it is killed. */
export interface StoppableService {
  readonly name: string;
  stop(graceMs: number): Promise<void>;
}

/**
 * How long the next in line may take to end: all that is left but a reserve for each that comes after.
 * @param elapsed ms since the stop began
 * @param after how many are still to come
 */
export const graceOf = (elapsed: number, after: number) => Math.max(0, total - elapsed - after * reserve);

/** Stops one after the other, in the order given, within 10 s altogether: stragglers are killed. */
export const stopAll = async (parts: readonly StoppableService[], log: (text: string) => void): Promise<void> => {
  const begin = performance.now();
  for (const [index, part] of parts.entries()) {
    const grace = graceOf(performance.now() - begin, parts.length - 1 - index);
    try {
      await part.stop(grace);
    } catch (error) {
      log(`${part.name} could not be stopped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
};
