import { css, keyframes } from '@emotion/react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** One turn per second, or per six seconds with reduced motion. */
export const spin = css`
  animation: ${turn} 1s linear infinite;
  /* a spinner that does not move says nothing: turn slowly instead */
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
