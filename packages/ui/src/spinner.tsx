import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { spin } from './motion.ts';
import { color, space } from './theme.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SpinnerProps {
  /** What is being waited for. */
  label: string;
  size?: number;
  /** Shows the label beside the wheel. */
  visible?: boolean;
}

/** A live region: screen readers hear `label` when it comes. */
export const Spinner = ({ label, size = 20, visible = false }: SpinnerProps) => (
  <output css={{ display: 'inline-flex', alignItems: 'center', gap: space(2), color: color.muted }}>
    <LoaderCircle size={size} css={spin} aria-hidden />
    {visible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
  </output>
);

const patienceMs = 10_000;

/** Whether 10 s of waiting are over (decision Q25), and what begins them anew. */
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
  /** Offered after 10 s; reloads the page unless given. */
  onRetry?: () => void;
}

/** The whole screen while the signed-in state loads; it brings its own main landmark. */
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
