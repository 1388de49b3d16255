import { AsyncLocalStorage } from 'node:async_hooks';

const served = new AsyncLocalStorage<string>();

/** Gets database connections for `work` in turn with other parties: a session, or an address without one. */
export const serve = <Result>(party: string, work: () => Result): Result => served.run(party, work);

/** Whose work is done now; work of the product itself is one party. */
export const servedParty = (): string => served.getStore() ?? '';
