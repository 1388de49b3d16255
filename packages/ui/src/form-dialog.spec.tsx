import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FormDialog } from './form-dialog.tsx';

const dialog = (busy: boolean, heard: { onSubmit?: () => void; onClose?: () => void } = {}) => (
  <FormDialog
    title="Add Task"
    submitLabel="Add"
    busyLabel="Adding..."
    busy={busy}
    onSubmit={(event) => {
      event.preventDefault();
      heard.onSubmit?.();
    }}
    onClose={() => heard.onClose?.()}
  >
    <input name="title" aria-label="Title" />
  </FormDialog>
);

it('is sent by its action and by Enter in a field, and closed by Cancel', async () => {
  const heard = { onSubmit: vi.fn<() => void>(), onClose: vi.fn<() => void>() };
  render(dialog(false, heard));
  await userEvent.type(screen.getByLabelText('Title'), 'Read{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(heard.onSubmit).toHaveBeenCalledTimes(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(heard.onClose).toHaveBeenCalledOnce();
});

it('locks every field while it is sent and keeps what was typed', async () => {
  const { rerender } = render(dialog(false));
  await userEvent.type(screen.getByLabelText('Title'), 'Read');
  rerender(dialog(true));
  expect(screen.getByLabelText('Title')).toBeDisabled();
  expect(screen.getByLabelText('Title')).toHaveValue('Read');
  expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled();
});
