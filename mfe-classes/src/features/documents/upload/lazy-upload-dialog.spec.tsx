import { classOf, renderInShell } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LazyUploadDialog } from './lazy-upload-dialog.tsx';

const { id: classId } = classOf();
const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Upload</button>
      {open && <LazyUploadDialog classId={classId} uploadType="general" onClose={() => setOpen(false)} />}
    </>
  );
};

it('opens at once, before its script has loaded, and returns the focus at the end', async () => {
  renderInShell(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(screen.getByRole('dialog', { name: 'Upload File' })).toBeVisible();
  expect(await screen.findByLabelText('File', {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus());
});
