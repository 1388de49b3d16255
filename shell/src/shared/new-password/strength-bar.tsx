import { css } from '@emotion/react';
import { color, tone, VisuallyHidden, type Tone } from '@hub/ui';
import { t } from '../../messages.ts';

export const levels = ['weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof levels)[number];

const tones = { weak: 'red', fair: 'orange', good: 'green', strong: 'green' } as const satisfies Record<Level, Tone>;
const filled = { weak: 1, fair: 2, good: 3, strong: 4 } as const satisfies Record<Level, number>;

const box = css`
  display: flex;
  flex: none;
  gap: 3px;
  align-items: center;
  min-height: 1.5em;
  margin-left: auto;
  & > i {
    width: 16px;
    height: 4px;
    border-radius: 2px;
    background: ${color.hairline};
  }
  & > span {
    min-width: 7ch;
    text-align: right;
  }
`;

/** Takes the same room before anything is typed. */
export const StrengthBar = ({ level }: { level: Level | undefined }) => (
  <span css={box}>
    {[1, 2, 3, 4].map((step) => (
      <i
        key={step}
        css={level && step <= filled[level] && { '&&': { background: tone(tones[level]).dot } }}
        aria-hidden
      />
    ))}
    <span aria-live="polite">
      {level && (
        <>
          <VisuallyHidden>{t('newPassword.strength')}</VisuallyHidden> {t(`newPassword.level.${level}`)}
        </>
      )}
    </span>
  </span>
);
