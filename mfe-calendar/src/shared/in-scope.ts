import type { RepeatScope } from '@hub/contracts';

/** The query of a scope; the usual one is left out of the address. */
export const inScope = (scope: RepeatScope) => (scope === 'this' ? {} : { scope });
