import type { ReactNode } from 'react';
import { Boundary, PartFailed } from './boundary.tsx';
import { useLazyCode } from './lazy-code.ts';
import { useShell } from './shell.ts';

interface Props<Part> {
  /** Identifies the part on the whole page, as the key of its code. */
  name: string;
  /** Fetches the component, by `import()`. */
  load: () => Promise<Part>;
  children: (Part: Part) => ReactNode;
  /** Shown while it is fetched; nothing by default. */
  waiting?: ReactNode;
  /** Shown when it cannot be fetched or crashes; a card with Retry by default. */
  failed?: (retry: () => void) => ReactNode;
}

const cardOf = (retry: () => void) => <PartFailed onRetry={retry} />;

/** A component in a file that is fetched when it is first shown. Its Retry fetches it again. */
export const LazyPart = <Part,>({ name, load, children, waiting, failed = cardOf }: Props<Part>) => {
  const { reportError } = useShell();
  const { code, isFailed, retry } = useLazyCode(name, load);
  if (isFailed) return failed(retry);
  if (!code) return waiting;
  return (
    <Boundary where={name} report={reportError} failed={failed}>
      {children(code)}
    </Boundary>
  );
};
