import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Slot } from './slot.tsx';
import { renderInShell } from './testing.tsx';

it('shows what fills a slot', async () => {
  renderInShell(<Slot name="dashboard-month" props={{}} />, { slots: { 'dashboard-month': () => <p>March</p> } });
  expect(await screen.findByText('March')).toBeVisible();
});

it('says so and offers another try when nobody fills it, and its neighbours live on', async () => {
  const slots: Record<string, () => React.ReactNode> = {};
  renderInShell(
    <>
      <Slot name="dashboard-month" props={{}} />
      <p>neighbour</p>
    </>,
    { slots },
  );
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
  expect(screen.getByText('neighbour')).toBeVisible();
  slots['dashboard-month'] = () => <p>March</p>;
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('March')).toBeVisible();
});
