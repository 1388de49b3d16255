import { css } from '@emotion/react';
import { color, fontSize, space, stroke } from '@hub/ui';

export const listStyle = css`
  list-style: none;
  margin: 0;
  padding: 0;
`;

export const rowStyle = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  padding: ${space(3)} 0;
  border-bottom: ${stroke.thin} solid ${color.hairline};
  &:last-child {
    border-bottom: 0;
  }
`;

/** Aligns the dot of a row with the first line of its title. */
export const rowDot = css`
  display: flex;
  padding-top: ${space(1)};
`;

export const titleStyle = css`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export const muted = css`
  color: ${color.muted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

/** A single line, cut off with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** A wide and a narrow column, stacked on narrow screens. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  @media (width >= ${space(275)}) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** A few counts in one quiet line. */
export const countsLine = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
`;

/** Two fields of equal width, whatever their options. */
export const twoFields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: end;
  max-width: ${space(140)};
`;

/** A single field, no wider than its options need. */
export const narrowField = css`
  flex: 1 1 ${space(60)};
  max-width: ${space(90)};
`;
