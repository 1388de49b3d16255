import { cacheCompiledCode } from './compile-cache.ts';

cacheCompiledCode();
const { main } = await import('./main.ts');
await main();
