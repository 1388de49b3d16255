import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FloatingPanel } from './floating-panel.tsx';

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button>Elsewhere</button>
      <FloatingPanel open={open} onOpenChange={setOpen} trigger={<button>Help</button>} title="Helper">
        <input aria-label="Question" />
      </FloatingPanel>
    </>
  );
};
afterEach(() => vi.unstubAllGlobals());
const help = () => screen.getByRole('button', { name: 'Help' });

it('takes the focus, leaves the page usable, and gives the focus back to its button', async () => {
  render(<Example />);
  await userEvent.click(help());
  const panel = screen.getByRole('dialog', { name: 'Helper' });
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(panel).not.toBeInTheDocument();
  expect(help()).toHaveFocus();
});

it('is closed by Escape only from inside', async () => {
  render(<Example />);
  await userEvent.click(help());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByLabelText('Question'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(help()).toHaveFocus();
});

it('is modal on a page narrower than the breakpoint, and keeps the focus', { tags: ['S9.41'] }, async () => {
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query);
    return Object.assign(new EventTarget(), { matches: true });
  });
  render(<Example />);
  await userEvent.click(help());
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  expect(new Set(asked)).toEqual(new Set(['(width < 768px)']));
});
