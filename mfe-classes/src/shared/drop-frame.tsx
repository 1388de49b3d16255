import { css } from '@emotion/react';
import { color, fontSize, quick, radius, space, stroke } from '@hub/ui';
import { Upload } from 'lucide-react';
import { pickerExtensions } from './upload-rules.ts';
import type { useFileDrop } from './use-file-drop.ts';

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

interface Props {
  drop: ReturnType<typeof useFileDrop>;
  /** Name of the file field. */
  label: string;
  text: string;
  limit: string;
  multiple?: boolean;
  disabled?: boolean;
}

/** The dashed frame that files are dropped on. */
export const DropFrame = ({ drop, label, text, limit, multiple = false, disabled = false }: Props) => (
  <>
    {/* next to the zone, not in it: screen readers cannot reach a control inside a control */}
    <input {...drop.getInputProps({ accept: pickerExtensions, multiple, 'aria-label': label })} />
    <div
      {...drop.getRootProps({ role: 'button', 'aria-disabled': disabled })}
      css={zone}
      data-dragging={drop.isDragActive || undefined}
    >
      <Upload size={24} aria-hidden css={{ color: color.accentText }} />
      <span css={{ fontWeight: 500 }}>{text}</span>
      <span css={{ color: color.muted, fontSize: fontSize.xs }}>{limit}</span>
    </div>
  </>
);
