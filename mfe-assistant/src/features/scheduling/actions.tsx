import { css } from '@emotion/react';
import { space } from '@hub/ui';
import { t } from '../../messages.ts';
import { placeOf } from './action.ts';
import { ActionBadge } from './action-badge.tsx';
import { NavigationButton } from './navigation-button.tsx';
import type { ShownAction } from './turn.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  max-width: 100%;
`;

interface Props {
  actions: readonly ShownAction[];
  onNavigate: () => void;
  onUndone: (commandId: string) => void;
}

/** The changes of a reply as badges, and the pages that it offers as buttons (specification §2). */
export const Actions = ({ actions, onNavigate, onUndone }: Props) => (
  <ul css={list} aria-label={t('scheduling.actions')}>
    {actions.map((action, index) => {
      const place = placeOf(action);
      return (
        <li key={index} css={{ maxWidth: '100%' }}>
          {place ? (
            <NavigationButton action={action} place={place} onNavigate={onNavigate} />
          ) : (
            <ActionBadge action={action} onUndone={onUndone} />
          )}
        </li>
      );
    })}
  </ul>
);
