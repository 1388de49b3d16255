import { css } from '@emotion/react';
import { color, fontSize, space } from '@hub/ui';
import type { ComponentProps } from 'react';
import { t } from '../../messages.ts';
import type { OtherTerm } from './by-term.ts';
import { ClassCards } from './class-cards.tsx';

const summary = css`
  padding: ${space(2)} 0;
  font-weight: 600;
  cursor: pointer;
  overflow-wrap: anywhere;
`;
const quiet = css`
  margin-inline-start: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  font-weight: 400;
`;

interface Props extends Pick<ComponentProps<typeof ClassCards>, 'menuOf'> {
  others: readonly OtherTerm[];
}

/** The classes of other terms, each term folded. */
export const OtherTerms = ({ others, menuOf }: Props) =>
  others.map(({ term, classes }) => (
    <details key={term.id}>
      <summary css={summary}>
        <bdi>{term.name}</bdi>
        <span css={quiet}>{t('terms.classes', { count: classes.length })}</span>
      </summary>
      <div css={{ paddingTop: space(2) }}>
        <ClassCards classes={classes} menuOf={menuOf} />
      </div>
    </details>
  ));
