import { css } from '@emotion/react';
import { CircleAlert } from 'lucide-react';
import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
import { color, fontSize, space } from './theme.ts';

const stack = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;
const small = css`
  display: flex;
  align-items: flex-start;
  gap: 6px;
  font-size: ${fontSize.xs};
  line-height: 1.5;
`;

type ControlProps = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | undefined;
};

interface FieldProps {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Marks the label and sets `aria-required`; the messages come from the form, not from the browser. */
  required?: boolean;
  /** One control: Input, TextArea, Select or any element that takes an id and ARIA attributes. */
  children: ReactElement<ControlProps & { 'aria-required'?: boolean }>;
}

/** Connects label, hint and error to its one control. */
export const Field = ({ label, error, hint, required = false, children }: FieldProps) => {
  const made = useId();
  const id = children.props.id ?? made;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [children.props['aria-describedby'], hintId, errorId].filter(Boolean).join(' ') || undefined;

  return (
    <div css={stack}>
      <label htmlFor={id} css={{ fontWeight: 500 }}>
        {label}
        {required && (
          <span css={{ color: color.dangerText, marginLeft: space(1) }} aria-hidden>
            *
          </span>
        )}
      </label>
      {cloneElement(children, {
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        ...(required && { 'aria-required': true }),
      })}
      {hint && (
        <p id={hintId} css={[small, { color: color.muted }]}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} css={[small, { color: color.dangerText }]}>
          <CircleAlert size={14} css={{ flex: 'none', marginTop: 2 }} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
};
