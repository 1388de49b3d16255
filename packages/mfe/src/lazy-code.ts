import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { ShellContext } from './shell.ts';

/** Fetches code before it is needed, for `onPointerEnter` and `onFocus` of the button that opens it. */
export const fetchAhead = (load: () => Promise<unknown>) => () => void load().catch(() => {}); // opening it reports a failure

/**
 * Code in a file that is fetched when it is first used. `load` is an `import()`; `name` identifies the code on the whole
 * page. `retry` fetches again after a failure, which React's `lazy` never does. `whenReady` returns the code once it is
 * here, and throws if it cannot be fetched.
 */
export const useLazyCode = <Code>(name: string, load: () => Promise<Code>, { enabled = true } = {}) => {
  const shell = useContext(ShellContext);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['code', name],
    queryFn: async () => {
      try {
        return { code: await load() };
      } catch (error) {
        shell?.codeLost?.();
        throw error;
      }
    },
    enabled,
    structuralSharing: false, // it would copy a module's object
    gcTime: Infinity,
  });
  const whenReady = async () => {
    const { data: fetched } = await refetch({ cancelRefetch: false, throwOnError: true });
    if (!fetched) throw new Error(`${name} is not here`);
    return fetched.code;
  };
  return { code: data?.code, isFailed: isError && !isFetching, retry: () => void refetch(), whenReady };
};
