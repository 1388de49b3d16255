import { renderInShell } from '@hub/mfe/testing';
import { Dialog, FloatingPanel } from '@hub/ui';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { turnLetters } from '../../shared/letter-shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

const onSearch = vi.fn<() => void>();
const onHelp = vi.fn<() => void>();
const onAdd = vi.fn<() => void>();

const links = [
  { path: '/operations', title: 'Operations' },
  { path: '/changes', title: 'Changes' },
];

const Page = ({ dialog = null }: { dialog?: ReactNode }) => {
  useShortcuts({ onSearch, onHelp, links });
  return (
    <main>
      <input aria-label="Title" />
      <button aria-keyshortcuts="n" onClick={onAdd}>
        Add
      </button>
      {dialog}
    </main>
  );
};
const open = (dialog: ReactNode = null) => renderInShell(<Page dialog={dialog} />, { path: '/' });
const type = (keys: string) => userEvent.keyboard(keys);

afterEach(() => {
  turnLetters(true);
  vi.clearAllMocks();
});

describe('the keyboard', () => {
  it.each([
    ['gc', '/classes'],
    ['gk', '/calendar'],
    ['gt', '/tasks'],
    ['gs', '/settings'],
    ['go', '/operations'],
  ])('goes by %s to %s, and by gd home', async (keys, path) => {
    open();
    await type(keys);
    expect(window.location.pathname).toBe(path);
    await type('gd');
    expect(window.location.pathname).toBe('/');
  });

  it('opens search and help, and adds to the page', async () => {
    open();
    await type('{Control>}k{/Control}/?n');
    expect(onSearch).toHaveBeenCalledTimes(2);
    expect(onHelp).toHaveBeenCalledTimes(1);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('goes by Q to the line that adds something, on this page or on the dashboard', async () => {
    open(<input aria-label="Line" aria-keyshortcuts="q" />);
    await type('q');
    expect(screen.getByLabelText('Line')).toHaveFocus();
    expect(screen.getByLabelText('Line')).toHaveValue('');
  });

  it('opens the dashboard by Q where the page has no such line', async () => {
    open();
    await type('q');
    expect(window.location.pathname + window.location.search).toBe('/?quick-add');
  });

  it('types letters in a field, where only Ctrl K is a shortcut', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Title'), 'n?/gt');
    expect(screen.getByLabelText('Title')).toHaveValue('n?/gt');
    expect([onSearch, onHelp, onAdd].every((action) => action.mock.calls.length === 0)).toBe(true);
    expect(window.location.pathname).toBe('/');
    await type('{Control>}k{/Control}');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the drawer', <dialog key="drawer" open />],
    ['a dialog', <Dialog key="dialog" open onOpenChange={() => {}} title="Add Task" />],
  ])('does nothing behind %s', async (_name, dialog) => {
    open(dialog);
    await type('{Control>}k{/Control}?ngt');
    expect([onSearch, onHelp, onAdd].every((action) => action.mock.calls.length === 0)).toBe(true);
    expect(window.location.pathname).toBe('/');
  });

  it('works next to a panel that leaves the page usable', async () => {
    open(
      <FloatingPanel open onOpenChange={() => {}} trigger={<button>Open</button>} title="Scheduling Assistant">
        Ask
      </FloatingPanel>,
    );
    await type('{Control>}k{/Control}/?n');
    expect(onSearch).toHaveBeenCalledTimes(2);
    expect(onHelp).toHaveBeenCalledTimes(1);
    expect(onAdd).toHaveBeenCalledTimes(1);
    await type('gt');
    expect(window.location.pathname).toBe('/tasks');
  });

  it('ignores letters when they are turned off', async () => {
    turnLetters(false);
    open();
    await type('?ngt{Control>}k{/Control}');
    expect(onHelp).not.toHaveBeenCalled();
    expect(window.location.pathname).toBe('/');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });
});
