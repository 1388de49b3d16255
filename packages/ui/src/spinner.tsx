import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { spin } from './motion.ts';
import { color, space } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SpinnerProps {
  /** What is loading. */
  label: string;
  size?: number;
  /** Shows the label next to the wheel. */
  visible?: boolean;
}

/** A live region: screen readers announce `label` when it appears. */
export const Spinner = ({ label, size = 20, visible = false }: SpinnerProps) => (
  <output css={{ display: 'inline-flex', alignItems: 'center', gap: space(2), color: color.muted }}>
    <LoaderCircle size={size} css={spin} aria-hidden />
    {visible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </output>
);

const patienceMs = 10_000;

/** Whether 10 s of waiting have passed (decision Q25), and a function that restarts them. */
export const useLate = (isWaiting = true) => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLate || !isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLate, isWaiting]);
  return [isLate, () => setLate(false)] as const;
};

interface FullScreenSpinnerProps {
  /** Runs on Retry, which is offered after 10 s; reloads the page by default. */
  onRetry?: () => void;
}

/** Covers the screen while the signed-in state loads; includes its own main landmark. */
export const FullScreenSpinner = ({ onRetry = () => location.reload() }: FullScreenSpinnerProps) => {
  const [isLate] = useLate();
  return (
    <main css={{ display: 'grid', placeContent: 'center', justifyItems: 'center', gap: space(4), minHeight: '100dvh' }}>
      <VisuallyHidden as="h1">{t('product')}</VisuallyHidden>
      <Spinner label={t('loading')} size={32} />
      {isLate && (
        <>
          <p role="alert">{t('slow')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </main>
  );
};
