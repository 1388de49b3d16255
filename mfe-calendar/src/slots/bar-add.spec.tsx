import { renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BarAdd } from './bar-add.tsx';

const { sent } = serveAccount();

it('shows how the line is read before it is saved, and closes once it is', async () => {
  const onClose = vi.fn<() => void>();
  renderInShell(<BarAdd text="call Ann !high" onClose={onClose} />);
  const line = screen.getByRole('textbox', { name: 'Quick add' });
  expect(line).toHaveFocus();
  expect(line).toHaveValue('call Ann !high');
  const reading = await screen.findByRole('status', { name: 'What will be added' });
  expect(reading).toHaveTextContent(/Task.*call Ann.*Personal.*High/i);
  expect(sent).toEqual([]);
  await userEvent.type(line, '{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent[0]?.body).toMatchObject({ title: 'Call Ann', priority: 'high' });
});
