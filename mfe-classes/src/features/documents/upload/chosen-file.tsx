import { css } from '@emotion/react';
import { IconButton, color, fontSize, radius, space, stroke } from '@hub/ui';
import { X } from 'lucide-react';
import { t } from '../../../messages.ts';
import { FileIcon } from '../../../shared/file-icon.tsx';
import { megabytes } from '../../../shared/upload-rules.ts';

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;

export const ChosenFile = ({ file, disabled, onRemove }: { file: File; disabled: boolean; onRemove: () => void }) => (
  <div css={row}>
    <FileIcon name={file.name} />
    <div css={{ flex: 1, minWidth: 0 }}>
      <p css={{ fontWeight: 500 }}>
        <bdi>{file.name}</bdi>
      </p>
      <p css={{ color: color.muted, fontSize: fontSize.xs }}>{megabytes(file.size)}</p>
    </div>
    <IconButton label={t('upload.remove')} onClick={onRemove} disabled={disabled}>
      <X aria-hidden />
    </IconButton>
  </div>
);
