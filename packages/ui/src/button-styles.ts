import { css } from '@emotion/react';
import { color, fontSize, media, quick, radius, space } from './theme.ts';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';

/** `primary` and `md` unless given. Buttons are 40 px high (`sm`: 32 px), and 44 px below the mobile breakpoint. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | undefined;
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: 40px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-size: ${fontSize.sm};
  font-weight: 500;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${quick},
    border-color ${quick},
    opacity ${quick};
  & svg {
    width: 16px;
    height: 16px;
    flex: none;
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${media.mobile} {
    min-height: 44px;
  }
`;

const small = css`
  min-height: 32px;
  padding: ${space(1)} ${space(3)};
`;

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${color.control};
    background: ${color.surface};
    color: ${color.text};
    &:hover:not(:disabled) {
      background: ${color.sunken};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.accentText};
    &:hover:not(:disabled) {
      background: ${color.accentSoft};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) {
      background: ${color.dangerHover};
    }
  `,
};

/** The look of a button for other elements, such as a link: `css={buttonStyles({})}`. */
export const buttonStyles = ({ variant = 'primary', size = 'md' }: ButtonLook) =>
  css(base, size === 'sm' && small, variants[variant]);
