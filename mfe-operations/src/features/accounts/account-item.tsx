import { css } from '@emotion/react';
import type { AccountRow } from '@hub/contracts';
import { Badge, Button, Row, space } from '@hub/ui';
import { t } from '../../messages.ts';
import { plain, sizeOf } from '../../shared/amounts.ts';
import { muted } from '../../shared/facts.tsx';
import { itemRow } from '../../shared/rows.ts';
import { dayOf, momentOf } from '../../shared/times.ts';
import { nameOf } from './name-of.ts';

const texts = css`
  display: grid;
  flex: 1 1 ${space(60)};
  gap: ${space(1)};
  min-width: 0;
`;
const strong = css`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** The badges of an account: its roles, and whether it is locked. */
export const AccountBadges = ({
  account: { roles, lockedAt },
}: {
  account: Pick<AccountRow, 'roles' | 'lockedAt'>;
}) => (
  <>
    {roles.map((role) => (
      <Badge key={role} tone="indigo">
        {t(`accounts.role.${role}`)}
      </Badge>
    ))}
    {lockedAt !== null && <Badge tone="red">{t('accounts.locked')}</Badge>}
  </>
);

const usesOf = ({ bytes, documents, events }: AccountRow['used']) =>
  t('accounts.uses', {
    size: sizeOf(bytes),
    documents: t('accounts.documents', { count: documents, shown: plain(documents) }),
    events: t('accounts.events', { count: events, shown: plain(events) }),
  });

interface Props {
  account: AccountRow;
  onManage: () => void;
}

/** One account of the list. */
export const AccountItem = ({ account, onManage }: Props) => {
  const { email, createdAt, lastSeenAt, used } = account;
  const name = nameOf(account);
  const seen = lastSeenAt === null ? t('accounts.unseen') : t('accounts.seen', { when: momentOf(lastSeenAt) });
  return (
    <li css={itemRow}>
      <div css={texts}>
        <Row>
          <span css={strong} dir="auto">
            {name || email}
          </span>
          <AccountBadges account={account} />
        </Row>
        {name && <p css={muted}>{email}</p>}
        <p css={muted}>
          {t('accounts.since', { when: dayOf(createdAt) })} · {seen} · {usesOf(used)}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t('accounts.manageOf', { email })}
        onClick={onManage}
      >
        {t('accounts.manage')}
      </Button>
    </li>
  );
};
