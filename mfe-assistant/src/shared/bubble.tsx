import { css } from '@emotion/react';
import { VisuallyHidden, color, radius, space, stroke } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';

const row = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-width: 0;
`;
const own = css`
  justify-items: end;
`;
const bubble = css`
  max-width: min(92%, 68ch);
  min-width: 0;
  padding: ${space(2)} ${space(3)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;
const ownBubble = css`
  border-color: transparent;
  background: ${color.accentSoft};
  white-space: pre-wrap;
`;

interface Props {
  from: 'student' | 'ai';
  children: ReactNode;
  /** Below the bubble: time, sources, actions. */
  foot?: ReactNode;
}

/** One message; the student's are on the right. */
export const Bubble = ({ from, children, foot }: Props) => {
  const isOwn = from === 'student';
  return (
    <div css={[row, isOwn && own]}>
      <div css={[bubble, isOwn && ownBubble]}>
        <VisuallyHidden>{isOwn ? t('message.you') : t('message.assistant')} </VisuallyHidden>
        <div dir="auto">{children}</div>
      </div>
      {foot}
    </div>
  );
};
