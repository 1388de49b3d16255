import { css } from '@emotion/react';
import { Stack, color, fontSize, quick, radius, space, stroke } from '@hub/ui';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useDropzone, type DropEvent } from 'react-dropzone';
import { t } from '../../../messages.ts';
import { pickerExtensions, refusalOf, type Refusal } from './upload-rules.ts';

const zone = css`
  display: grid;
  justify-items: center;
  gap: ${space(1)};
  padding: ${space(5)} ${space(4)};
  border: ${stroke.thick} dashed ${color.control};
  border-radius: ${radius.card};
  background: ${color.sunken};
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${quick},
    border-color ${quick};
  &:hover:not([aria-disabled='true']) {
    border-color: ${color.accentText};
  }
  &[data-dragging] {
    border-style: solid;
    border-color: ${color.accentText};
    background: ${color.accentSoft};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** The files as the browser passes them: the library's reader would guess a missing type from the name. */
const filesOf = (event: DropEvent | FileSystemFileHandle[]): Promise<(File | DataTransferItem)[]> => {
  if ('dataTransfer' in event && event.dataTransfer) {
    const { files, items } = event.dataTransfer;
    return Promise.resolve(event.type === 'drop' ? [...files] : [...items].filter(({ kind }) => kind === 'file'));
  }
  if ('clipboardData' in event && event.clipboardData) return Promise.resolve([...event.clipboardData.files]);
  const input = 'target' in event && event.target;
  return Promise.resolve(input instanceof HTMLInputElement ? [...(input.files ?? [])] : []);
};

const validator = async (file: File) => {
  const refusal = await refusalOf(file);
  return refusal && { code: refusal.title, message: refusal.description };
};

interface Props {
  disabled: boolean;
  onChoose: (file: File) => void;
  onRefuse: (refusal: Refusal) => void;
  /** Shown below the zone; when it is removed, the zone takes the focus. */
  children?: ReactNode;
}

/** Accepts one file by drop, click, key or paste (decision Q112), checked by the upload rules. */
export const DropZone = ({ disabled, onChoose, onRefuse, children }: Props) => {
  const [several, setSeveral] = useState(false);
  const { getRootProps, getInputProps, isDragActive, rootRef } = useDropzone({
    disabled,
    validator,
    getFilesFromEvent: filesOf,
    onDrop: (accepted, rejections) => {
      const [file] = accepted;
      setSeveral(file !== undefined && accepted.length + rejections.length > 1);
      const error = rejections[0]?.errors[0];
      if (file) onChoose(file);
      else if (error) onRefuse({ title: error.code, description: error.message });
    },
  });

  const isFilled = Boolean(children);
  const wasFilled = useRef(isFilled);
  useEffect(() => {
    if (wasFilled.current && !isFilled) rootRef.current?.focus();
    wasFilled.current = isFilled;
  }, [isFilled, rootRef]);

  return (
    <Stack gap={2}>
      {/* next to the zone, not in it: screen readers cannot reach a control inside a control */}
      <input {...getInputProps({ accept: pickerExtensions, multiple: false, 'aria-label': t('upload.file') })} />
      <div
        {...getRootProps({ role: 'button', 'aria-disabled': disabled })}
        css={zone}
        data-dragging={isDragActive || undefined}
      >
        <Upload size={24} aria-hidden css={{ color: color.accentText }} />
        <span css={{ fontWeight: 500 }}>{t('upload.drop')}</span>
        <span css={{ color: color.muted, fontSize: fontSize.xs }}>{t('upload.limit')}</span>
      </div>
      {several && <output>{t('upload.oneOnly')}</output>}
      {children}
    </Stack>
  );
};
