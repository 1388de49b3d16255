import { css } from '@emotion/react';
import type { AuditLook } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { Button, color, EmptyState, Row, Skeleton, space, stroke } from '@hub/ui';
import { Eye } from 'lucide-react';
import { t } from '../../../messages.ts';
import { muted } from '../../../shared/facts.tsx';
import { ReadFailed } from '../../../shared/read-failed.tsx';
import { exactlyOf } from '../../../shared/times.ts';
import { useLooks } from './api.ts';

const look = css`
  padding: ${space(2)} 0;
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
`;

/** The access log, a page at a time. */
export const LookList = () => {
  const { data, error, refetch, ...pages } = useLooks();
  useFailureNotice(pages.isFetchNextPageError, t('grants.looks.moreFailed'));
  if (!data && error)
    return <ReadFailed error={error} title={t('grants.looks.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <output aria-label={t('grants.looks.loading')}>
        <Skeleton height={160} />
      </output>
    );
  const looks = data.pages.flatMap((page) => page.looks);
  return (
    <>
      {looks.length === 0 && (
        <EmptyState icon={<Eye size={24} />} title={t('grants.looks.none.title')} hint={t('grants.looks.none.hint')} />
      )}
      <ol>
        {looks.map((one) => (
          <LookItem key={one.id} look={one} />
        ))}
      </ol>
      {pages.hasNextPage && (
        <Row justify="center">
          <Button variant="secondary" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('grants.looks.more')}
          </Button>
        </Row>
      )}
    </>
  );
};

const LookItem = ({ look: one }: { look: AuditLook }) => {
  const { subject, subjectId, eventId, auditor, reason, lookedAt, ownerId } = one;
  const thing = subjectId.slice(0, 8);
  return (
    <li css={look}>
      <p>
        {eventId === null
          ? t('grants.looks.state', { subject, thing })
          : t('grants.looks.event', { subject, thing, id: eventId.slice(0, 8) })}
        {reason !== null && `: ${reason}`}
      </p>
      <p css={muted}>
        {t('grants.looks.by', {
          auditor: auditor ?? t('grants.unknown'),
          when: exactlyOf(lookedAt),
          student: ownerId.slice(0, 8),
        })}
      </p>
    </li>
  );
};
