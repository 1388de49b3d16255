import { useShell } from '@hub/mfe';

interface Copied {
  text: string;
  /** What to say when it was copied, and when it was not. */
  done: string;
  failed: string;
}

/** Copies a text and says whether that worked. */
export const useCopy = () => {
  const { notify } = useShell();
  return async ({ text, done, failed }: Copied): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text); // absent without HTTPS
      notify({ title: done });
    } catch {
      notify({ title: failed, tone: 'destructive' });
    }
  };
};
