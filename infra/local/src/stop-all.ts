/** Total time for the stop, in ms; half a second below the promised 10 s. */
const total = 9500;
/** Time reserved for each service that is stopped later, in ms. */
const reserve = 800;

/** A service that can be stopped; after `graceMs` milliseconds it is killed. */
export interface StoppableService {
  readonly name: string;
  stop(graceMs: number): Promise<void>;
}

/**
 * How long the next service may take to stop, in ms: all remaining time except the reserve for the later ones.
 * @param elapsed ms since the stop began
 * @param after number of services that are stopped later
 */
export const graceOf = (elapsed: number, after: number) => Math.max(0, total - elapsed - after * reserve);

/** Stops the services one after the other, in the given order, within 10 s in total: stragglers are killed. */
export const stopAll = async (services: readonly StoppableService[], log: (text: string) => void): Promise<void> => {
  const begin = performance.now();
  for (const [index, service] of services.entries()) {
    const grace = graceOf(performance.now() - begin, services.length - 1 - index);
    try {
      await service.stop(grace);
    } catch (error) {
      log(`${service.name} could not be stopped: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
};
