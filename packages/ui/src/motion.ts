import { css, keyframes } from '@emotion/react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** One turn a second, and one in six where the student wants less motion. */
export const spin = css`
  animation: ${turn} 1s linear infinite;
  /* a spinner that stands still says nothing: turn slowly instead */
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 6s !important;
    animation-iteration-count: infinite !important;
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** Fades in while it rises 8 px, once. */
export const appear = css`
  animation: ${rise} 150ms ease-out;
`;
