import { css } from '@emotion/react';
import type { WebhookView } from '@hub/contracts';
import { Button, color, ConfirmDialog, fontSize, Row, space, Stack, stroke } from '@hub/ui';
import { useState } from 'react';
import { useDeleteWebhook, useSwitchWebhook, useTestWebhook } from './api.ts';
import { Deliveries } from './deliveries.tsx';
import { t } from './messages.ts';
import { moment } from './moment.ts';

const item = css`
  padding: ${space(3)} 0;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

const failingOf = ({ failingSince, nextTryAt }: WebhookView) =>
  failingSince === null
    ? []
    : [
        t('failing', { since: moment(failingSince) }),
        ...(nextTryAt === null ? [] : [t('nextTry', { when: moment(nextTryAt) })]),
      ];

const statusOf = (webhook: WebhookView) =>
  [
    t(webhook.state),
    ...(webhook.state === 'on' ? failingOf(webhook) : []),
    ...(webhook.waiting > 0 ? [t('waiting', { count: webhook.waiting })] : []),
  ].join(' · ');

/** One webhook: where it goes, what it announces, and how it is doing. */
export const WebhookRow = ({ webhook }: { webhook: WebhookView }) => {
  const { address } = webhook;
  const isOn = webhook.state === 'on';
  const isWell = isOn && webhook.failingSince === null;
  const [test, change, remove] = [useTestWebhook(), useSwitchWebhook(isOn), useDeleteWebhook()];
  const [asking, setAsking] = useState(false);
  return (
    <li css={item}>
      <Stack gap={2}>
        <div css={{ overflowWrap: 'anywhere' }}>
          <p css={{ fontWeight: 500 }}>{address}</p>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>
            {webhook.kinds.map((kind) => t(`kind.${kind}`)).join(', ')}
          </p>
          <p css={{ color: isWell ? color.muted : color.dangerText, fontSize: fontSize.xs }}>{statusOf(webhook)}</p>
        </div>
        <Row>
          {isOn && (
            <Button
              size="sm"
              variant="secondary"
              busy={test.isPending}
              onClick={() => test.mutate(webhook)}
              aria-label={t('testNamed', { address })}
            >
              {t('test')}
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            busy={change.isPending}
            onClick={() => change.mutate(webhook)}
            aria-label={t(isOn ? 'pauseNamed' : 'resumeNamed', { address })}
          >
            {t(isOn ? 'pause' : 'resume')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={remove.isPending}
            onClick={() => setAsking(true)}
            aria-label={t('deleteNamed', { address })}
          >
            {t('delete')}
          </Button>
        </Row>
        <Deliveries deliveries={webhook.deliveries} />
      </Stack>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        description={t('deleteText', { address })}
        confirmLabel={t('delete')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(webhook)}
      />
    </li>
  );
};
