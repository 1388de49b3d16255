import { css } from '@emotion/react';
import type { Slots } from '@hub/contracts';
import { Slot } from '@hub/mfe';
import { color, IconButton, media, space, stroke } from '@hub/ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../prefetch.ts';
import { t } from '../../student-messages.ts';

const corner = css`
  position: fixed;
  right: ${space(6)};
  bottom: ${space(6)};
  z-index: 20;
  border: ${stroke.thin} solid ${color.control};
  border-radius: 50%;
  background: ${color.surface};
  ${media.mobile} {
    right: ${space(4)};
    bottom: ${space(4)};
  }
`;

const failed = (retry: () => void) => (
  <div css={corner}>
    <IconButton label={t('assistantFailed')} onClick={retry}>
      <RotateCw aria-hidden />
    </IconButton>
  </div>
);

/** The scheduling assistant on every page, loaded once the page is idle; nothing when no remote provides it. */
export const AssistantPlace = (props: Slots['assistant-panel']) => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    (isIdle || props.isOpen) && (
      <Slot name="assistant-panel" props={props} loading={null} missing={null} failed={failed} />
    )
  );
};
