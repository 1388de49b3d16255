import { css, keyframes } from '@emotion/react';
import { color, quick, radius } from './theme.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(300%); }
`;
const track = css`
  width: 100%;
  height: 8px;
  border-radius: ${radius.round};
  background: ${color.hairline};
  overflow: hidden;
`;
const bar = css`
  height: 100%;
  border-radius: inherit;
  background: ${color.accentText};
  transform-origin: left;
  transition: transform ${quick};
`;
const unknown = css`
  width: 33%;
  animation: ${slide} 1.4s ease-in-out infinite;
`;

export interface ProgressBarProps {
  /** 0 to 100; without it the end is not known. */
  value?: number | undefined;
  label: string;
}

export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const known = value === undefined ? undefined : Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known === undefined ? undefined : Math.round(known)}
      css={track}
    >
      <div
        css={[bar, known === undefined && unknown]}
        style={known === undefined ? {} : { transform: `scaleX(${known / 100})` }}
      />
    </div>
  );
};
