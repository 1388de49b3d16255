import { Boundary, useShell } from '@hub/mfe';
import { Suspense, lazy } from 'react';
import { visible } from './visible.ts';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

/** A reply in its format; plain while what formats it is fetched, and where that cannot be had. */
export const FormattedText = ({ children }: { children: string }) => {
  const { reportError } = useShell();
  const text = visible(children);
  const plain = <p css={{ whiteSpace: 'pre-wrap' }}>{text}</p>;
  return (
    <Boundary where="formatted text" report={reportError} failed={() => plain}>
      <Suspense fallback={plain}>
        <Markdown>{text}</Markdown>
      </Suspense>
    </Boundary>
  );
};
