import { css } from '@emotion/react';
import { color, Dialog, fontSize, radius, Row, space, sizes, stroke } from '@hub/ui';
import { Fragment } from 'react';
import { t } from '../../student-messages.ts';
import { modifier } from '../../shared/modifier-key.ts';
import { pages } from '../../shared/pages.ts';

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
const rows = (): readonly (readonly [what: string, keys: readonly string[], between?: string])[] => [
  [t('shortcuts.search'), [`${modifier()} K`, '/'], t('shortcuts.or')],
  [t('shortcuts.help'), ['?']],
  [t('shortcuts.quickAdd'), ['Q']],
  [t('shortcuts.add'), ['N']],
  ...pages.map(({ name, keys }): [string, string[]] => [
    t('shortcuts.goTo', { page: t(`pages.${name}`) }),
    keys.toUpperCase().split(' '),
  ]),
  [t('shortcuts.notices'), ['F8']],
];

export const HelpSheet = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onOpenChange={(open) => !open && onClose()} title={t('shortcuts.title')} size="sm">
    <dl css={list}>
      {rows().map(([what, keys, between = t('shortcuts.followedBy')]) => (
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
