import { css } from '@emotion/react';
import { IconButton, Row, color, fontSize, space, stroke } from '@hub/ui';
import { Paperclip, X } from 'lucide-react';
import { t } from '../../../messages.ts';

const row = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
  border-top: ${stroke.thin} solid ${color.hairline};
  overflow-wrap: anywhere;
`;

/** "1.25 MB", in units of 1 048 576 bytes (decision Q181). */
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(2)} MB`;

/** The name of an attached file. */
export const AttachedName = ({ children }: { children: string }) => (
  <Row gap={2} wrap={false} css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    <Paperclip size={16} css={{ flex: 'none' }} aria-hidden />
    <span css={{ minWidth: 0, fontWeight: 500 }} dir="auto">
      {children}
    </span>
  </Row>
);

/** The file of the next message. */
export const Attached = ({ file, onRemove }: { file: File; onRemove: () => void }) => (
  <div css={row}>
    <AttachedName>{file.name}</AttachedName>
    <span css={{ flex: 1, color: color.muted, fontSize: fontSize.xs, whiteSpace: 'nowrap' }}>
      {megabytes(file.size)}
    </span>
    <IconButton label={t('chat.attachment.remove')} onClick={onRemove}>
      <X aria-hidden />
    </IconButton>
  </div>
);
