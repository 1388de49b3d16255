import { css } from '@emotion/react';
import type { PasskeyView } from '@hub/contracts';
import { Button, color, ConfirmDialog, dateFormat, fontSize, Row, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from './messages.ts';
import { RenameDialog } from './rename-dialog.tsx';

const item = css`
  padding: ${space(3)} 0;
  & + & {
    border-top: ${stroke.thin} solid ${color.hairline};
  }
`;

const dayOf = (instant: string) => dateFormat({ dateStyle: 'medium' }).format(new Date(instant));

interface Props {
  passkey: PasskeyView;
  isRemoving: boolean;
  onRemove: () => void;
}

/** One passkey: its name, since when it is there, and when it was used. */
export const PasskeyRow = ({ passkey, isRemoving, onRemove }: Props) => {
  const { name, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const uses = lastUsedAt ? t('lastUsed', { when: dayOf(lastUsedAt) }) : t('neverUsed');
  return (
    <li css={item}>
      <Row justify="space-between">
        <div css={{ minWidth: 0, flex: `1 1 ${space(50)}`, overflowWrap: 'anywhere' }}>
          <p css={{ fontWeight: 500 }}>{name}</p>
          <p css={{ color: color.muted, fontSize: fontSize.xs }}>
            {[t('addedOn', { when: dayOf(createdAt) }), uses].join(' · ')}
          </p>
        </div>
        <Row>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpen('rename')}
            aria-label={t('renameNamed', { name })}
          >
            {t('rename')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={isRemoving}
            onClick={() => setOpen('remove')}
            aria-label={t('removeNamed', { name })}
          >
            {t('remove')}
          </Button>
        </Row>
      </Row>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'remove' : null)}
        title={t('removeTitle', { name })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        onConfirm={() => {
          setOpen(null); // who the student is may be asked next
          onRemove();
        }}
      />
    </li>
  );
};
