import styled from '@emotion/styled';
import { buttonStyles, type ButtonLook } from './button-styles.ts';
import { without } from './props.ts';
import { color } from './theme.ts';

/** A link that looks like a button; `as={Link}` makes it a link without a reload. */
export const ButtonLink = styled('a', without('variant', 'size'))<ButtonLook>((props) => buttonStyles(props));

/** A link in running text; `as={Link}` likewise. */
export const LinkText = styled.a`
  color: ${color.accentText};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  &:hover {
    text-decoration-thickness: 2px;
  }
`;
