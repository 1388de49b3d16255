import { css } from '@emotion/react';
import { buttonStyles, space } from '@hub/ui';
import type { RefObject } from 'react';
import { t } from '../../student-messages.ts';

const look = css`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: 60;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first element in the tab order: skips the navigation. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => (
  <button type="button" data-screen-only css={[buttonStyles({}), look]} onClick={() => target.current?.focus()}>
    {t('nav.skip')}
  </button>
);
