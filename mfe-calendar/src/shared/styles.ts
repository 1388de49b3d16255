import { css } from '@emotion/react';
import { color, fontSize, media, space } from '@hub/ui';

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
  border-bottom: 1px solid ${color.hairline};
  &:last-child {
    border-bottom: 0;
  }
`;

/** Before a row's title, at the height of its first line. */
export const rowDot = css`
  display: flex;
  padding-top: 5px;
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

/** Shortened where it does not fit. */
export const oneLine = css`
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

/** A wide and a narrow column; one below the other where there is no room. */
export const twoColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

/** Three figures beside one another, also on a phone. */
export const tiles = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};
  ${media.mobile} {
    gap: ${space(2)};
  }
`;

/** Two choices beside one another, in the same place whatever they offer. */
export const twoFields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: end;
  max-width: 560px;
`;

/** A lone choice, no wider than it reads. */
export const narrowField = css`
  flex: 1 1 240px;
  max-width: 360px;
`;
