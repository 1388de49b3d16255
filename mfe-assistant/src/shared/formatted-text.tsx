import { LazyPart } from '@hub/mfe';
import { visible } from './visible.ts';

const load = async () => (await import('./markdown.tsx')).Markdown;

/** A reply with its formatting; plain text until the code for that is fetched, and when it cannot be. */
export const FormattedText = ({ children }: { children: string }) => {
  const text = visible(children);
  const plain = <p css={{ whiteSpace: 'pre-wrap' }}>{text}</p>;
  return (
    <LazyPart name="markdown" load={load} waiting={plain} failed={() => plain}>
      {(Markdown) => <Markdown>{text}</Markdown>}
    </LazyPart>
  );
};
