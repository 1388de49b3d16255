import { css } from '@emotion/react';
import { ButtonLink, media, space, Stack } from '@hub/ui';
import { type ReactNode, useEffect } from 'react';
import { t } from '../../student-messages.ts';
import type { SettingsPart } from '../../shared/settings-parts.ts';

export interface Group {
  readonly name: SettingsPart;
  readonly cards: ReactNode;
}

const nextTo = css`
  ${media.twoColumns} {
    display: grid;
    grid-template-columns: minmax(0, ${space(180)}) auto;
    gap: ${space(6)};
    justify-content: start;
  }
`;
const index = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  margin-bottom: ${space(4)};
  ${media.twoColumns} {
    position: sticky;
    top: ${space(8)};
    flex-direction: column;
    align-items: flex-start;
    align-self: start;
    order: 1;
  }
`;
const group = css`
  scroll-margin-top: ${space(8)};
  ${media.mobile} {
    scroll-margin-top: ${space(18)};
  }
`;

/** Shows the group that the address names. */
const showNamed = () => document.getElementById(location.hash.slice(1))?.scrollIntoView();

/** The cards of the settings in groups, with links to each group: above them, or next to them where there is room. */
export const SettingsGroups = ({ groups }: { groups: readonly Group[] }) => {
  // the browser looked for the group before it was there
  useEffect(() => {
    showNamed();
    window.addEventListener('popstate', showNamed);
    return () => window.removeEventListener('popstate', showNamed);
  }, []);
  return (
    <div css={nextTo}>
      <nav css={index} aria-label={t('settings.groups.title')}>
        {groups.map(({ name }) => (
          <ButtonLink key={name} href={`#${name}`} size="sm" variant="ghost">
            {t(`settings.groups.${name}`)}
          </ButtonLink>
        ))}
      </nav>
      <Stack gap={6}>
        {groups.map(({ name, cards }) => (
          <Stack key={name} id={name} gap={6} tabIndex={-1} css={group}>
            {cards}
          </Stack>
        ))}
      </Stack>
    </div>
  );
};
