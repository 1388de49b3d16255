import { css } from '@emotion/react';
import type { CalendarSubscriptionView } from '@hub/contracts';
import { Button, color, Row, space, stroke } from '@hub/ui';
import { t } from './messages.ts';
import { SubscriptionState, warning } from './subscription-state.tsx';

const row = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-bottom: ${stroke.thin} solid ${color.hairline};
`;
interface Props {
  subscription: CalendarSubscriptionView;
  isRefreshing: boolean;
  /** Its dates are being read, to choose their classes. */
  isRead: boolean;
  /** Why that was not possible. */
  problem: string;
  onRefresh: () => void;
  onClasses: () => void;
  onRemove: () => void;
}

/** One subscription: how it is, and what can be done with it. */
export const SubscriptionRow = ({ subscription, isRefreshing, isRead, problem, ...actions }: Props) => {
  const { name } = subscription;
  return (
    <li css={row}>
      <SubscriptionState subscription={subscription} />
      {problem && (
        <p css={warning} role="alert">
          {problem}
        </p>
      )}
      <Row gap={2}>
        <Button
          size="sm"
          variant="secondary"
          busy={isRefreshing}
          onClick={actions.onRefresh}
          aria-label={t('refreshNamed', { name })}
        >
          {t('refresh')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={isRead}
          onClick={actions.onClasses}
          aria-label={t('classesNamed', { name })}
        >
          {t('classes')}
        </Button>
        <Button size="sm" variant="secondary" onClick={actions.onRemove} aria-label={t('removeNamed', { name })}>
          {t('remove')}
        </Button>
      </Row>
    </li>
  );
};
