import { css } from '@emotion/react';
import { color, space, stroke } from '@hub/ui';

/** One row of the review. */
export const findingLine = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
  &:focus-within {
    background: ${color.sunken};
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;
