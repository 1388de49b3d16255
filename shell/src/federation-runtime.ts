// What a remote's container uses of the bundler runtime. Its default export would also bring the runtime's
// node loaders into the page, so the pieces are taken one by one (1.6 KB less).
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

interface Container {
  webpackRequire: { federation: { initOptions: Parameters<typeof init>[0] } };
}

/** Lends the federation runtime to the remotes, for `thin-runtime.mjs` in @hub/mfe. */
export const lendRuntime = () => {
  Object.assign(globalThis, {
    hubFederation: {
      contract: 1,
      runtime: { init },
      attachShareScopeMap,
      bundlerRuntime: {
        consumes,
        I: initializeSharing,
        S: {},
        installInitialConsumes,
        initContainerEntry,
        init: ({ webpackRequire }: Container) => init(webpackRequire.federation.initOptions),
      },
      instance: undefined,
      initOptions: undefined,
    },
  });
};
