import { css } from '@emotion/react';
import { color, space, stroke } from '@hub/ui';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border-top: ${stroke.thin} solid ${color.hairline};
`;

/** An item of a list: its texts, and what can be done with it at the right. */
export const itemRow = css`
  ${row}
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} 0;
`;

/** An item of a long list. */
export const denseRow = css`
  ${row}
  gap: ${space(1)} ${space(4)};
  padding: ${space(2)} 0;
`;
