import { css, keyframes } from '@emotion/react';
import { Spinner } from '@hub/ui';

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

/** Stands in a remote's place while its scripts are fetched. */
export const PartLoading = () => (
  <div css={look}>
    <Spinner label="Loading" size={28} />
  </div>
);
