import { enableCompileCache } from 'node:module';
import { inRoot } from './root.ts';

/** What Node made of our sources the last time: a process starts in a third of the time and takes 25 MB less. */
export const compileCache = inRoot('node_modules', '.cache', 'academic-hub', 'compiled');

/** For this very process; what it imported before is not cached. */
export const cacheCompiledCode = () => {
  enableCompileCache(compileCache);
};
