import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Input } from './input.tsx';

const Example = ({ busy = false, first = false, gone = false, transient = false }) => {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <h1 tabIndex={-1}>My Classes</h1>
      {!(gone && open) && <button onClick={() => setOpen(true)}>Add Class</button>}
      <p>Elsewhere</p>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add New Class"
        description="Only the name is needed."
        busy={busy}
        transient={transient}
        footer={<Button onClick={() => setOpen(false)}>Save</Button>}
      >
        <Input aria-label="Name" {...(first && { autoFocus: true })} />
      </Dialog>
    </main>
  );
};

const opener = () => screen.getByRole('button', { name: 'Add Class' });
const dialog = () => screen.queryByRole('dialog', { name: 'Add New Class' });

describe('a dialog', () => {
  it('takes the focus to its first field, keeps it, and gives it back', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(opener());
    expect(dialog()).toHaveAccessibleDescription('Only the name is needed.');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('gives the focus back also when a field took it by autofocus', async () => {
    const user = userEvent.setup();
    render(<Example first />);
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(opener()).toHaveFocus();
  });

  it('gives the focus to the heading when what opened it is gone', async () => {
    const user = userEvent.setup();
    render(<Example gone />);
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'My Classes' })).toHaveFocus();
  });

  it('gives the focus to the place around what opened it when only that is gone', async () => {
    const Dates = () => {
      const [open, setOpen] = useState(false);
      return (
        <section aria-label="Dates">
          {!open && <button onClick={() => setOpen(true)}>Remove</button>}
          <Dialog open={open} onOpenChange={setOpen} title="Remove the dates?" />
        </section>
      );
    };
    render(<Dates />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Dates' })).toHaveFocus());
  });

  it('that took the place of another gives the focus back to what opened the first', async () => {
    const Days = () => {
      const [shown, setShown] = useState<'day' | 'event' | null>(null);
      const close = () => setShown(null);
      return (
        <main>
          <h1 tabIndex={-1}>Calendar</h1>
          <button onClick={() => setShown('day')}>May 4</button>
          {shown === 'day' && (
            <Dialog open onOpenChange={close} title="Monday">
              <button onClick={() => setShown('event')}>Edit</button>
            </Dialog>
          )}
          {shown === 'event' && <Dialog open onOpenChange={close} title="Edit Event" />}
        </main>
      );
    };
    render(<Days />);
    await userEvent.click(screen.getByRole('button', { name: 'May 4' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'May 4' })).toHaveFocus());
  });

  it('hides and holds the page behind it while it is open', async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(opener());
    expect(screen.queryByRole('button', { name: 'Add Class' })).not.toBeInTheDocument();
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' }));
  });

  it('lets the page go also when it closes together with a dialog above it', () => {
    const { unmount } = render(
      <Dialog open onOpenChange={() => undefined} title="Monday">
        <Dialog open onOpenChange={() => undefined} title="Delete?" />
      </Dialog>,
    );
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    unmount();
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });

  it('stays open while its action is under way', async () => {
    const user = userEvent.setup();
    render(<Example busy />);
    await user.click(opener());
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });

  it('closes on Escape and on a click outside, but not over what was typed', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    render(<Example />);
    await user.click(opener());
    await user.click(screen.getByText('Elsewhere'));
    expect(dialog()).not.toBeInTheDocument();
    await user.click(opener());
    await user.type(screen.getByLabelText('Name'), 'Biology');
    await user.click(screen.getByText('Elsewhere'));
    expect(dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('a dialog whose text is no work', () => {
  it('closes on Escape over what was typed', async () => {
    const user = userEvent.setup();
    render(<Example transient />);
    await user.click(opener());
    await user.type(screen.getByLabelText('Name'), 'Biology{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('a question before deleting', () => {
  const Question = ({ busy = false, onConfirm = () => {} }) => (
    <ConfirmDialog
      open
      onOpenChange={() => {}}
      title="Delete document"
      description="Are you sure you want to delete this document? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={busy}
      onConfirm={onConfirm}
    />
  );

  it('starts on Cancel and confirms by its button', async () => {
    let confirmed = 0;
    render(<Question onConfirm={() => (confirmed += 1)} />);
    expect(screen.getByRole('alertdialog', { name: 'Delete document' })).toHaveAccessibleDescription(
      'Are you sure you want to delete this document? This action cannot be undone.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(confirmed).toBe(1);
  });

  it('shows its pending text and lets nothing be pressed twice', () => {
    render(<Question busy />);
    expect(screen.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });
});
