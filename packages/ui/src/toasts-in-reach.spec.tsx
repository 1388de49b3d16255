import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { FloatingPanel } from './floating-panel.tsx';
import { Input } from './input.tsx';
import { Toaster, type Toast } from './toaster.tsx';

const invalid: Toast = { id: '1', title: 'Please enter a class name', tone: 'destructive' };

const InDialog = () => {
  const [open, setOpen] = useState(true);
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <>
      <main>
        <a href="/classes">My Classes</a>
        <Dialog open={open} onOpenChange={setOpen} title="Add New Class" footer={<button>Save</button>}>
          <Input aria-label="Name" />
          <button onClick={() => setToast(invalid)}>Add</button>
        </Dialog>
      </main>
      <Toaster toast={toast} onClose={() => setToast(null)} />
    </>
  );
};

const dialog = () => screen.queryByRole('dialog', { name: 'Add New Class' });
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toast = () => within(region()).queryByRole('listitem');

const arrive = async () => {
  const user = userEvent.setup();
  render(<InDialog />);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByLabelText('Name'));
  await user.keyboard('[F8]');
  expect(within(region()).getByRole('list')).toHaveFocus();
  return user;
};

describe('the toasts while a dialog is open', () => {
  it('are reached with F8, and Tab moves on to their action', { tags: ['S9.10'] }, async () => {
    const user = await arrive();
    await user.tab();
    expect(toast()).toHaveFocus();
    await user.tab();
    expect(within(region()).getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it.each(['[F8]', '{Escape}'])('give the focus back on %s, and both stay', async (key) => {
    const user = await arrive();
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(dialog()).toBeVisible();
    expect(toast()).toBeVisible();
  });

  it.each([
    ['forwards', 3, false],
    ['backwards', 1, true],
  ])('give it back to the dialog past their ends: %s', async (_way, presses, shift) => {
    const user = await arrive();
    for (let press = 0; press < presses; press += 1) await user.tab({ shift });
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });

  it('give it back when the toast is closed', async () => {
    const user = await arrive();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(toast()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('close on a click that leaves the dialog open', async () => {
    const user = await arrive();
    await user.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(toast()).not.toBeInTheDocument();
    expect(dialog()).toBeVisible();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
  });

  it('are reached from a panel that takes the whole page, too', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const user = userEvent.setup();
    const page = (open: boolean) => (
      <>
        <FloatingPanel open={open} onOpenChange={() => {}} trigger={<button>Open</button>} title="Scheduling Assistant">
          <Input aria-label="Question" />
        </FloatingPanel>
        <Toaster toast={invalid} onClose={() => {}} />
      </>
    );
    const { rerender } = render(page(false));
    rerender(page(true));
    await user.click(screen.getByLabelText('Question'));
    await user.keyboard('[F8]');
    expect(within(region()).getByRole('list')).toHaveFocus();
    await user.keyboard('[F8]');
    expect(screen.getByLabelText('Question')).toHaveFocus();
    vi.unstubAllGlobals();
  });
});
