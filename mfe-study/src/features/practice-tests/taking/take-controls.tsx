import { Button, space } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../../messages.ts';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  unanswered: number;
  busy: boolean;
  onPrevious: () => void;
  onNext: () => void;
  onComplete: () => void;
}

/** "Complete Test" on the last question; before it "Finish Early", which confirms if answers are missing (decision Q81). */
export const TakeControls = (props: Props) => {
  const { isFirst, isLast, unanswered, busy, onPrevious, onNext, onComplete } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  if (isConfirming) {
    return (
      <>
        <p role="alert" css={{ flex: `1 1 ${space(55)}` }}>
          {t('tests.taking.unanswered', { count: unanswered })}
        </p>
        <Button variant="secondary" disabled={busy} onClick={() => setIsConfirming(false)}>
          {t('tests.taking.keepGoing')}
        </Button>
        <Button busy={busy} onClick={onComplete}>
          {t(busy ? 'tests.taking.completing' : 'tests.taking.finish')}
        </Button>
      </>
    );
  }
  return (
    <>
      {!isLast && (
        <Button
          variant="ghost"
          css={{ marginRight: 'auto' }}
          disabled={busy}
          onClick={() => (unanswered > 0 ? setIsConfirming(true) : onComplete())}
        >
          {t('tests.taking.finishEarly')}
        </Button>
      )}
      <Button variant="secondary" disabled={isFirst || busy} onClick={onPrevious}>
        {t('tests.taking.previous')}
      </Button>
      {isLast ? (
        <Button busy={busy} onClick={onComplete}>
          {t(busy ? 'tests.taking.completing' : 'tests.taking.complete')}
        </Button>
      ) : (
        <Button disabled={busy} onClick={onNext}>
          {t('tests.taking.next')}
        </Button>
      )}
    </>
  );
};
