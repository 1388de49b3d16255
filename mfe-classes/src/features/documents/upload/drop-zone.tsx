import { Stack } from '@hub/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '../../../messages.ts';
import { DropFrame } from '../../../shared/drop-frame.tsx';
import type { Refusal } from '../../../shared/upload-rules.ts';
import { useFileDrop } from '../../../shared/use-file-drop.ts';

interface Props {
  disabled: boolean;
  onChoose: (file: File) => void;
  onRefuse: (refusal: Refusal) => void;
  /** Shown below the zone; when it is removed, the zone takes the focus. */
  children?: ReactNode;
}

/** Accepts one file. */
export const DropZone = ({ disabled, onChoose, onRefuse, children }: Props) => {
  const [several, setSeveral] = useState(false);
  const drop = useFileDrop({
    disabled,
    onDrop: ([file, ...others], [refused, ...more]) => {
      setSeveral(file !== undefined && others.length + more.length + (refused ? 1 : 0) > 0);
      if (file) onChoose(file);
      else if (refused) onRefuse(refused.refusal);
    },
  });
  const { rootRef } = drop;

  const isFilled = Boolean(children);
  const wasFilled = useRef(isFilled);
  useEffect(() => {
    if (wasFilled.current && !isFilled) rootRef.current?.focus();
    wasFilled.current = isFilled;
  }, [isFilled, rootRef]);

  return (
    <Stack gap={2}>
      <DropFrame
        drop={drop}
        label={t('upload.file')}
        text={t('upload.drop')}
        limit={t('upload.limit')}
        disabled={disabled}
      />
      {several && <output>{t('upload.oneOnly')}</output>}
      {children}
    </Stack>
  );
};
