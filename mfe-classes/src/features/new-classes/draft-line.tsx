import { css } from '@emotion/react';
import { IconButton, Row, color, fontSize, radius, space, stroke } from '@hub/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { FileIcon } from '../../shared/file-icon.tsx';

const frame = css`
  display: grid;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(3)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  overflow-wrap: anywhere;
`;

interface Props {
  file: File;
  onRemove?: () => void;
  children?: ReactNode;
}

/** One dropped file and its class. */
export const DraftLine = ({ file: { name }, onRemove, children }: Props) => (
  <li css={frame} aria-label={t('newClasses.classOf', { name })}>
    <Row gap={2} wrap={false}>
      <FileIcon name={name} />
      <p css={{ flex: 1, minWidth: 0, color: color.muted, fontSize: fontSize.xs }}>
        <bdi>{name}</bdi>
      </p>
      {onRemove && (
        <IconButton label={t('newClasses.remove', { name })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </Row>
    {children}
  </li>
);
