import type { AuditGrantView } from '@hub/contracts';
import { Badge, Row, space } from '@hub/ui';
import type { ReactNode } from 'react';
import { t } from '../messages.ts';
import { muted } from './facts.tsx';
import { itemRow } from './rows.ts';
import { momentOf } from './times.ts';

/** Whether a grant can be used now. */
export const isGood = ({ state, until }: AuditGrantView, now = Date.now()) =>
  state === 'given' && until !== null && Date.parse(until) > now;

/** What it is about, in words. */
export const scopeOf = ({ scope }: Pick<AuditGrantView, 'scope'>) => {
  if (!scope) return t('grants.scope.all');
  const id = scope.subjectId.slice(0, 8);
  return scope.subject === 'class'
    ? t('grants.scope.class', { id })
    : t('grants.scope.thing', { id, subject: scope.subject });
};

const tones = { requested: 'yellow', given: 'green', refused: 'red', ended: 'grey', over: 'grey' } as const;

/** One request or grant: who asks, for what, why and until when. */
export const GrantItem = ({ grant, children }: { grant: AuditGrantView; children?: ReactNode }) => {
  const { student, auditor, reason, days, requestedAt, until, looks } = grant;
  const state = grant.state === 'given' && !isGood(grant) ? 'over' : grant.state;
  return (
    <li css={itemRow}>
      <div css={{ display: 'grid', flex: `1 1 ${space(60)}`, gap: space(1), minWidth: 0, overflowWrap: 'anywhere' }}>
        <Row>
          <span css={{ fontWeight: 600 }} dir="auto">
            {reason}
          </span>
          <Badge tone={tones[state]}>{t(`grants.state.${state}`)}</Badge>
        </Row>
        <p>
          {t('grants.ofStudent', { student: student ?? t('grants.unknown') })} · {scopeOf(grant)}
        </p>
        <p css={muted}>
          {t('grants.asks', { auditor: auditor ?? t('grants.unknown'), days: t('grants.days', { count: days }) })} ·{' '}
          {t('grants.requested', { when: momentOf(requestedAt) })}
          {until !== null && ` · ${t('grants.until', { when: momentOf(until) })}`}
          {looks > 0 && ` · ${t('grants.looks', { count: looks })}`}
        </p>
      </div>
      <Row>{children}</Row>
    </li>
  );
};
