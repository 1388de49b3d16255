import { css } from '@emotion/react';
import { accountExportPath } from '@hub/contracts';
import { Button, ButtonLink, color, space } from '@hub/ui';
import { Download, Trash2 } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { t } from '../../student-messages.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { useExport } from './use-export.ts';
import { SettingsCard } from './settings-card.tsx';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  & > p {
    flex: 1 1 ${space(60)};
    color: ${color.muted};
  }
`;

export const DataCard = ({ hasPassword, onDeleted }: { hasPassword: boolean; onDeleted: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const download = useExport();
  const onExport = (event: MouseEvent) => {
    event.preventDefault();
    if (!download.isPending) download.mutate();
  };
  return (
    <SettingsCard title={t('settings.data.title')}>
      <div css={line}>
        <p>{t('settings.data.exportText')}</p>
        <ButtonLink variant="secondary" href={accountExportPath} download onClick={onExport}>
          <Download aria-hidden /> {t('settings.data.export')}
        </ButtonLink>
      </div>
      <div css={line}>
        <p>{t('settings.data.deleteText')}</p>
        <Button variant="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden /> {t('settings.data.delete')}
        </Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog hasPassword={hasPassword} onDeleted={onDeleted} onClose={() => setAsking(false)} />
      )}
    </SettingsCard>
  );
};
