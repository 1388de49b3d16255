import { watchParts } from './dev/watch-parts.ts';
import { main } from './main.ts';

await main({
  watch: true,
  beside: (product) => {
    for (const part of watchParts()) product.start(part);
  },
});
