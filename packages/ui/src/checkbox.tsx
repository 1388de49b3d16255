import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, media, space } from './theme.ts';

const line = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 24px;
  cursor: pointer;
  ${media.mobile} {
    min-height: 44px;
    min-width: 44px;
  }
`;
const box = css`
  flex: none;
  width: 18px;
  height: 18px;
  accent-color: ${color.accent};
  cursor: inherit;
`;

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Visible label; without it, pass `aria-label`. */
  label?: ReactNode;
}

/** The browser's checkbox; with `label` the whole line is clickable. */
export const Checkbox = ({ label, className, ...rest }: CheckboxProps) => (
  <label css={[line, !label && { justifyContent: 'center' }]} className={className}>
    <input type="checkbox" {...rest} css={box} />
    {label}
  </label>
);
