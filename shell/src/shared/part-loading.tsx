import { css, keyframes } from '@emotion/react';
import { PartFailed } from '@hub/mfe';
import { Spinner, useLate } from '@hub/ui';
import { t } from '../messages.ts';

const show = keyframes`
  from { opacity: 0; }
`;

// delayed, so that a fast load does not flicker
const look = css`
  display: grid;
  place-items: center;
  min-height: 50vh;
  animation: ${show} 150ms ease-out 250ms backwards;
`;

/** Shown while a remote's scripts load; offers Retry when they are late (decision Q25). */
export const PartLoading = ({ onRetry }: { onRetry: () => void }) => {
  const [isLate] = useLate();
  if (isLate) return <PartFailed isLate onRetry={onRetry} />;
  return (
    <div css={look}>
      <Spinner label={t('loading')} size={28} />
    </div>
  );
};
