import { css } from '@emotion/react';
import type { AccessTokenView } from '@hub/contracts';
import { Button, color, ConfirmDialog, dateFormat, fontSize, Row, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from './messages.ts';

const item = css`
  padding: ${space(3)} 0;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

const dayOf = (instant: string) => dateFormat({ dateStyle: 'medium' }).format(new Date(instant));
const utcDay = (day: string) => dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const mayOf = ({ scopes }: AccessTokenView) =>
  scopes.includes('write') ? t(scopes.includes('read') ? 'both' : 'write') : t('read');
const endOf = ({ expiresAt }: AccessTokenView) => {
  if (expiresAt === null) return t('noEnd');
  return Date.parse(expiresAt) < Date.now() ? t('expired') : t('expires', { when: dayOf(expiresAt) });
};
const useOf = ({ lastUsedOn }: AccessTokenView) =>
  lastUsedOn === null ? t('neverUsed') : t('lastUsed', { when: utcDay(lastUsedOn) });

interface Props {
  token: AccessTokenView;
  isRevoking: boolean;
  onRevoke: () => void;
}

/** One token: what it may do, until when, and when it was used. */
export const TokenRow = ({ token, isRevoking, onRevoke }: Props) => {
  const { name } = token;
  const [asking, setAsking] = useState(false);
  return (
    <li css={item}>
      <Row justify="space-between">
        <div css={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
          <p css={{ fontWeight: 500 }}>{name}</p>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>
            {[mayOf(token), endOf(token), useOf(token)].join(' · ')}
          </p>
        </div>
        <Button
          size="sm"
          variant="secondary"
          busy={isRevoking}
          onClick={() => setAsking(true)}
          aria-label={t('revokeNamed', { name })}
        >
          {t('revoke')}
        </Button>
      </Row>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('revokeTitle', { name })}
        description={t('revokeText')}
        confirmLabel={t('revoke')}
        busy={isRevoking}
        onConfirm={onRevoke}
      />
    </li>
  );
};
