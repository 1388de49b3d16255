import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { color, media, quick, radius } from './theme.ts';

const look = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.muted};
  cursor: pointer;
  transition: background-color ${quick};
  &:hover:not(:disabled) {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  & svg {
    width: 20px;
    height: 20px;
  }
  ${media.mobile} {
    width: 44px;
    height: 44px;
  }
`;

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name of the action; the icon is decoration. */
  label: string;
  children: ReactNode;
}

/** A button with an icon. `label` is its name and tooltip. 36 px wide, and 44 px below the mobile breakpoint. */
export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <button type="button" title={label} {...rest} aria-label={label} css={look}>
    {children}
  </button>
);
