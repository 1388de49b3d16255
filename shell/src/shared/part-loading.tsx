import { css, keyframes } from '@emotion/react';
import { PartFailed } from '@hub/mfe';
import { Spinner, useLate } from '@hub/ui';
import { t } from '../messages.ts';

const show = keyframes`
  from { opacity: 0; }
`;

// late, so that what comes at once does not flicker
const look = css`
  display: grid;
  place-items: center;
  min-height: 50vh;
  animation: ${show} 150ms ease-out 250ms backwards;
`;

/** Stands in a remote's place while its scripts are fetched; offers another try when they are late (decision Q25). */
export const PartLoading = ({ onRetry }: { onRetry: () => void }) => {
  const [isLate] = useLate();
  if (isLate) return <PartFailed isLate onRetry={onRetry} />;
  return (
    <div css={look}>
      <Spinner label={t('loading')} size={28} />
    </div>
  );
};
