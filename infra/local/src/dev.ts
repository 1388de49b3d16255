import { cacheCompiledCode } from './compile-cache.ts';

cacheCompiledCode();
const [{ main }, { dev }] = await Promise.all([import('./main.ts'), import('./dev/dev.ts')]);
await main(dev);
