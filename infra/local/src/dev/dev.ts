import type { Mode } from '../main.ts';
import { watchParts } from './watch-services.ts';

/** `pnpm start`, where servers restart and screens are built and published again when a source changes. */
export const dev: Mode = {
  watch: true,
  beside: (product) => {
    for (const part of watchParts()) product.start(part);
  },
};
