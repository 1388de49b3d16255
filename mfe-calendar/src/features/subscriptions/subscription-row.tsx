import { css } from '@emotion/react';
import type { CalendarSubscriptionView } from '@hub/contracts';
import { Button, color, dateFormat, fontSize, Row, space, stroke } from '@hub/ui';
import { muted, titleStyle } from '../../shared/styles.ts';
import { t } from './messages.ts';

const row = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)} 0;
  border-bottom: ${stroke.thin} solid ${color.hairline};
`;
const warning = css`
  color: ${color.dangerText};
  font-size: ${fontSize.sm};
`;

const moment = (instant: string) => dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** "42 dates · last read Nov 26, 2026, 3:00 PM · canvas.example.edu". */
const stateOf = ({ events, lastReadAt, host, problem }: CalendarSubscriptionView) =>
  [
    lastReadAt === null && problem === null ? t('waiting') : t('dates', { count: events }),
    lastReadAt && t('read', { when: moment(lastReadAt) }),
    host,
  ]
    .filter(Boolean)
    .join(' · ');

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
  const { name, failingSince } = subscription;
  return (
    <li css={row}>
      <p css={titleStyle}>{name}</p>
      <p css={muted}>{stateOf(subscription)}</p>
      {subscription.problem && (
        <p css={warning}>
          {t(`problem.${subscription.problem}`)} {failingSince && t('since', { when: moment(failingSince) })}
          {subscription.isPaused && ` ${t('paused')}`}
        </p>
      )}
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
