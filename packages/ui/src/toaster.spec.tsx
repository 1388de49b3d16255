import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toaster, type Toast } from './toaster.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const Example = ({ toasts }: { toasts: Toast[] }) => {
  const [toast, setToast] = useState<Toast | null>(null);
  return (
    <>
      {toasts.map((each) => (
        <button key={each.id} onClick={() => setToast(each)}>
          Show {each.title}
        </button>
      ))}
      <Toaster toast={toast} onClose={() => setToast(null)} />
    </>
  );
};

const added: Toast = { id: '1', title: 'Class added successfully!' };
const failed: Toast = { id: '2', title: 'Update Failed', description: 'Failed to update task', tone: 'destructive' };
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const show = (toast: Toast) => userEvent.click(screen.getByRole('button', { name: `Show ${toast.title}` }));

describe('a toast', () => {
  it('shows in the notification region, alone: the newer replaces the older', { tags: ['S9.8'] }, async () => {
    render(<Example toasts={[added, failed]} />);
    await show(added);
    expect(within(region()).getByText('Class added successfully!')).toBeVisible();
    await show(failed);
    expect(within(region()).getAllByRole('listitem')).toHaveLength(1);
    expect(within(region()).getByText('Failed to update task')).toBeVisible();
    expect(within(region()).queryByText('Class added successfully!')).not.toBeInTheDocument();
  });

  it('is spoken, at once when it is a failure', async () => {
    render(<Example toasts={[added, failed]} />);
    await show(failed);
    const spoken = await screen.findByText('Notification Update FailedFailed to update task');
    expect(spoken).toHaveAttribute('aria-live', 'assertive');
  });

  it('closes automatically after 5000 ms', { tags: ['S9.9'] }, async () => {
    vi.useFakeTimers();
    render(<Toaster toast={added} onClose={() => closed.push('closed')} />);
    const closed: string[] = [];
    await act(() => vi.advanceTimersByTimeAsync(4999));
    expect(closed).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(closed).toEqual(['closed']);
  });

  it('is reached with F8 and closed with its button', { tags: ['S9.10'] }, async () => {
    const user = userEvent.setup();
    render(<Example toasts={[added]} />);
    await show(added);
    await user.keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
    await user.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('offers one action, and is closed by it', async () => {
    let undone = 0;
    render(<Example toasts={[{ ...added, action: { label: 'Undo', onClick: () => (undone += 1) } }]} />);
    await show(added);
    await userEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    expect(undone).toBe(1);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it.each([
    ['moves to the other edge from over a field', [100, 700], ''],
    ['stays where no field is', [100], null],
    ['stays where one would be at the other edge too', [100, 50, 700], null],
  ])('%s', async (_way, tops, aside) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isAside = this.parentElement?.hasAttribute('data-aside') === true;
      const top = Number(this.getAttribute('data-top') ?? (isAside ? 50 : 700));
      return new DOMRect(0, top, 300, 40);
    });
    render(
      <>
        {tops.map((top) => (
          <input key={top} data-top={top} />
        ))}
        <Toaster toast={added} onClose={() => {}} />
      </>,
    );
    expect(within(region()).getByRole('list').getAttribute('data-aside')).toBe(aside);
    vi.restoreAllMocks();
  });
});
