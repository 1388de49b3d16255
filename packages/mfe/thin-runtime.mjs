// The shell owns the federation runtime; a remote's container borrows it (2.7 KB instead of 28).
const lent = globalThis.hubFederation;
if (lent?.contract !== 1) throw new Error('this build needs a shell with federation contract 1');
// the one mutable part must not be shared between remotes
const runtime = { ...lent, bundlerRuntimeOptions: {} };
// oxlint-disable-next-line import/no-default-export -- the plugin imports the default
export { runtime as default };
