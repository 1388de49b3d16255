import { css } from '@emotion/react';
import type { RemoteLink } from '@hub/contracts';
import { color, Dialog, fontSize, radius, Row, space, sizes, stroke } from '@hub/ui';
import { Fragment } from 'react';
import { t as tOfStudent } from '../../student-messages.ts';
import { modifier } from '../../shared/modifier-key.ts';
import { pagesWith } from '../../shared/pages.ts';
import { t } from './messages.ts';

const list = css`
  display: grid;
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(4)};
    min-height: ${sizes.control};
  }
  & > div + div {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;
const key = css`
  display: inline-block;
  min-width: ${space(6)};
  padding: ${stroke.thin} ${space(2)};
  border: ${stroke.thin} solid ${color.control};
  border-bottom-width: ${stroke.thick};
  border-radius: ${radius.control};
  background: ${color.sunken};
  font: inherit;
  font-size: ${fontSize.xs};
  text-align: center;
`;

/** What the keys do, the keys, and the word between two keys. */
const rows = (
  links: readonly RemoteLink[],
): readonly (readonly [what: string, keys: readonly string[], between?: string])[] => [
  [tOfStudent('search.title'), [`${modifier()} K`, '/'], t('or')],
  [t('help'), ['?']],
  [t('quickAdd'), ['Q']],
  [t('add'), ['N']],
  ...pagesWith(links).flatMap(({ title, keys }): [string, string[]][] =>
    keys ? [[t('goTo', { page: title }), keys.toUpperCase().split(' ')]] : [],
  ),
  [t('notices'), ['F8']],
];

interface Props {
  links: readonly RemoteLink[];
  onClose: () => void;
}

export const HelpSheet = ({ links, onClose }: Props) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={tOfStudent('shortcuts.title')} size="sm">
    <dl css={list}>
      {rows(links).map(([what, keys, between = t('followedBy')]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>
            <Row gap={1}>
              {keys.map((each, index) => (
                <Fragment key={each}>
                  {index > 0 && <span css={{ color: color.muted }}>{between}</span>}
                  <kbd css={key}>{each}</kbd>
                </Fragment>
              ))}
            </Row>
          </dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
