import { css } from '@emotion/react';
import { color, fontSize, media, quick, radius, space } from './theme.ts';

/** The look of text fields and selects; `aria-invalid` colours the border. */
export const control = css`
  width: 100%;
  min-height: 40px;
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-overflow: ellipsis;
  transition: border-color ${quick};
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${color.accentText};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }
  &:disabled {
    background: ${color.sunken};
    color: ${color.muted};
    cursor: not-allowed;
  }
  ${media.mobile} {
    min-height: 44px;
    /* below 16 px iOS zooms in on focus */
    font-size: ${fontSize.md};
  }
`;
