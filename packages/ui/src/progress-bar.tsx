import { css, keyframes } from '@emotion/react';
import { color, quick, radius } from './theme.ts';

const breathe = keyframes`
  50% { opacity: 0.35; }
`;
const look = css`
  appearance: none;
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: ${radius.round};
  background: ${color.hairline};
  overflow: hidden;
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: ${radius.round};
    background: ${color.accentText};
    transition: inline-size ${quick};
  }
  &::-moz-progress-bar {
    border-radius: ${radius.round};
    background: ${color.accentText};
  }
  /* stripes: a full bar would mean that it is done */
  &:indeterminate {
    background: repeating-linear-gradient(-45deg, ${color.accentText} 0 8px, ${color.accentSoft} 8px 16px);
    animation: ${breathe} 1.4s ease-in-out infinite;
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
`;

interface ProgressBarProps {
  /** 0 to 100; undefined while it is unknown. */
  value?: number | undefined;
  label: string;
}

/** A progress bar; striped without `value`, since a full bar would mean that it is done. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => (
  <progress aria-label={label} max={100} {...(value !== undefined && { value: Math.round(value) })} css={look} />
);
