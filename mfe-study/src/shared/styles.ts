import { css } from '@emotion/react';
import { color, fontSize, media, radius, space, stroke } from '@hub/ui';

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

/** Text as the student typed it, with its line breaks. */
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
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  ${media.mobile} {
    padding: ${space(3)};
  }
`;

/** Actions at the end of their line, or below it if there is no space. */
export const actionBar = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(1)};
  margin-left: auto;
`;

/** A line with something at both ends, which wraps on narrow screens. */
export const splitLine = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};
`;

/** A fieldset without the browser's own box. */
export const plainFieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A fieldset's legend that looks like the label of a field. */
export const fieldLegend = css`
  padding: 0;
  font-weight: 500;
`;

export const radioStyle = css`
  flex: none;
  width: ${space(4.5)};
  height: ${space(4.5)};
  margin: 0;
  accent-color: ${color.accent};
`;
