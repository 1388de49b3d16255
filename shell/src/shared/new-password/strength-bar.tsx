import { css } from '@emotion/react';
import { color, tone, VisuallyHidden, type Tone, sizes, space } from '@hub/ui';
import { t } from '../../messages.ts';

export const levels = ['weak', 'weak', 'fair', 'good', 'strong'] as const;
export type Level = (typeof levels)[number];

const tones = { weak: 'red', fair: 'orange', good: 'green', strong: 'green' } as const satisfies Record<Level, Tone>;
const filled = { weak: 1, fair: 2, good: 3, strong: 4 } as const satisfies Record<Level, number>;

const box = css`
  display: flex;
  flex: none;
  gap: ${space(0.75)};
  align-items: center;
  min-height: 1.5em;
  margin-left: auto;
  & > i {
    width: ${sizes.icon};
    height: ${space(1)};
    border-radius: ${space(0.5)};
    background: ${color.hairline};
  }
  & > span {
    min-width: 7ch;
    text-align: right;
  }
`;

/** Has the same size before anything is typed. */
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
