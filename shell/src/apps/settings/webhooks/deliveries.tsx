import { css } from '@emotion/react';
import type { WebhookDelivery } from '@hub/contracts';
import { color, fontSize, media, space } from '@hub/ui';
import { t } from './messages.ts';
import { moment } from './moment.ts';

const small = css`
  color: ${color.muted};
  font-size: ${fontSize.xs};
  summary {
    padding: ${space(1)} 0;
    cursor: pointer;
  }
  ${media.mobile} {
    summary {
      padding: ${space(3)} 0;
    }
  }
  li {
    padding: ${space(1)} 0;
    overflow-wrap: anywhere;
  }
`;

const problems = {
  timeout: 'timeout',
  unreachable: 'unreachable',
  certificate: 'certificate',
  not_public: 'notPublic',
} as const;

const outcomeOf = ({ state, status, problem }: WebhookDelivery) => {
  if (state === 'delivered') return t('delivered', { status: status ?? '' });
  if (problem) return t(problems[problem]);
  return status === null ? t('sending') : t('rejected', { status });
};

const lineOf = (delivery: WebhookDelivery) =>
  [
    delivery.type,
    outcomeOf(delivery),
    ...(delivery.state === 'given-up' ? [t('givenUp')] : []),
    ...(delivery.tries > 1 ? [t('tries', { count: delivery.tries })] : []),
    moment(delivery.triedAt),
  ].join(' · ');

/** What was sent last, and with what outcome. */
export const Deliveries = ({ deliveries }: { deliveries: readonly WebhookDelivery[] }) => (
  <details css={small}>
    <summary>{t('deliveries')}</summary>
    {deliveries.length === 0 ? (
      <p>{t('none')}</p>
    ) : (
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>{lineOf(delivery)}</li>
        ))}
      </ul>
    )}
  </details>
);
