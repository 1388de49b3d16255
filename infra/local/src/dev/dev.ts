import type { Mode } from '../main.ts';
import { watchServices } from './watch-services.ts';

/** `pnpm start`, where servers restart and screens are built and published again when a source changes. */
export const dev: Mode = {
  watch: true,
  startExtras: (product) => {
    for (const part of watchServices()) product.start(part);
  },
};
