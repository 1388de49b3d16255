import { missingNames } from './missing-names.ts';

/** Fails the build of a module that uses a part of zod that the shell does not lend; `names` lists what it lends. */
function lentNamesOnly(source) {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- rspack passes a loader its context as this
  const missing = missingNames(source, this.getOptions().names);
  if (missing.length === 0) return source;
  throw new Error(
    `The shell does not lend z.${missing.join(', z.')}. ` +
      "Bundle your own zod: remoteConfig({ …, own: ['zod'] }) in rspack.config.ts.",
  );
}

// oxlint-disable-next-line import/no-default-export -- rspack imports the default
export { lentNamesOnly as default };
