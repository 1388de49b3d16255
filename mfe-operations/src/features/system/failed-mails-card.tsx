import { css } from '@emotion/react';
import type { SystemState } from '@hub/contracts';
import { Badge, Card, CardHeader, color, Row, space, stroke } from '@hub/ui';
import { t } from '../../messages.ts';
import { muted } from '../../shared/facts.tsx';
import { momentOf } from '../../shared/times.ts';

const list = css`
  & > li {
    padding: ${space(2)} 0;
  }
  & > li + li {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

/** Mails that were tried and wait for their next try. */
export const FailedMailsCard = ({ failed }: { failed: SystemState['mails']['failed'] }) => (
  <Card as="section" aria-label={t('system.mails.title')}>
    <CardHeader title={t('system.mails.title')} />
    {failed.length === 0 && <p css={muted}>{t('system.mails.none')}</p>}
    <ul css={list}>
      {failed.map(({ template, tries, requestedAt, nextTryAt }) => (
        <li key={`${template} ${requestedAt}`}>
          <Row gap={2}>
            <span css={{ fontWeight: 500 }}>{template}</span>
            <Badge tone="red">{t('system.mails.tries', { count: tries })}</Badge>
          </Row>
          <p css={muted}>{t('system.mails.when', { requested: momentOf(requestedAt), next: momentOf(nextTryAt) })}</p>
        </li>
      ))}
    </ul>
  </Card>
);
