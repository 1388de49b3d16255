export { ApiError, call, keyOf, query, reasonOf } from './api.ts';
export { Boundary, PartFailed } from './boundary.tsx';
export { useFailureNotice } from './failure-notice.ts';
export { useForm } from './form.ts';
export { createApplication, Providers, type Lifecycles } from './lifecycles.tsx';
export { Link, matchPath, NavigateContext, usePath, useRoute, useSearch } from './router.tsx';
export { ShellContext, SlotMissing, useShell, type Notice, type ShellProps } from './shell.ts';
export { Slot } from './slot.tsx';
