import type { Mode } from '../main.ts';
import { watchServices } from './watch-services.ts';

/** `pnpm start` in watch mode: servers restart, and screens are rebuilt and published, when a source changes. */
export const dev: Mode = {
  watch: true,
  startExtras: (product) => {
    for (const service of watchServices()) product.start(service);
  },
};
