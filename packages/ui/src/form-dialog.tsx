import styled from '@emotion/styled';
import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { t } from './messages.ts';
import { space } from './theme.ts';

/** A pending action disables every field at once (and no field loses what was typed). */
const Fields = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** It is open while it is rendered. */
export interface FormDialogProps {
  title: ReactNode;
  description?: ReactNode;
  /** The action, such as "Add Class". */
  submitLabel: string;
  /** Shown instead while `busy`, such as "Adding...". */
  busyLabel: string;
  busy: boolean;
  /** It contains unsaved work besides typed text, such as a dropped file: only its buttons close it. */
  unsaved?: boolean;
  /** Submit is not possible yet. */
  disabled?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with Cancel and one action. The caller closes it when the action has succeeded. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, description, submitLabel, busyLabel, busy, disabled = false, onSubmit, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      busy={busy}
      unsaved={props.unsaved}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={disabled} busy={busy}>
            {busy ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <Fields disabled={busy}>{children}</Fields>
      </form>
    </Dialog>
  );
};
