import { cacheCompiledCode } from './compile-cache.ts';

cacheCompiledCode();
const [{ main }, { demo }] = await Promise.all([import('./main.ts'), import('./demo/demo.ts')]);
await main(demo);
