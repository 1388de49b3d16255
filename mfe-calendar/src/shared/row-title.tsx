import { css } from '@emotion/react';
import { color, media, space } from '@hub/ui';
import { titleStyle } from './styles.ts';

const look = css`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 500;
  text-align: start;
  cursor: pointer;
  &:hover {
    color: ${color.accentText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  ${media.mobile} {
    position: relative;
    /* a touch target, within the space that the row leaves around its title */
    &::after {
      content: '';
      position: absolute;
      top: 50%;
      inset-inline-start: 0;
      width: max(100%, ${space(11)});
      height: max(100%, ${space(11)});
      transform: translateY(-50%);
    }
  }
`;
const struck = css`
  color: ${color.muted};
  text-decoration: line-through;
`;

interface Props {
  done: boolean;
  /** Opens the row's dialog; omitted if the row cannot be edited. */
  onEdit?: (() => void) | undefined;
  children: string;
}

/** The title of a row, struck through when done; pressing it opens the row's dialog. */
export const RowTitle = ({ done, onEdit, children }: Props) =>
  onEdit ? (
    <button type="button" dir="auto" aria-haspopup="dialog" css={[titleStyle, look, done && struck]} onClick={onEdit}>
      {children}
    </button>
  ) : (
    <span dir="auto" css={[titleStyle, done && struck]}>
      {children}
    </span>
  );
