import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from '@hub/ui';

export const listStyle = css`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const muted = css`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

/** Text as it was typed, with its line breaks. */
export const written = css`
  min-width: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const boxStyle = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  padding: ${space(4)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  ${media.mobile} {
    padding: ${space(3)};
  }
`;

/** What can be done, at the end of its line; below it where there is no room. */
export const actionBar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  margin-left: auto;
`;
