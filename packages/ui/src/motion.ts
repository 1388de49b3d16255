import { css, keyframes } from '@emotion/react';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

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

export const appear = css`
  animation: ${rise} 150ms ease-out;
`;
