import { ClassId } from '@hub/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Providers } from './lifecycles.tsx';
import { Slot } from './slot.tsx';
import { renderInShell } from './testing.tsx';

const classId = ClassId.parse('b7f6a0de-0d0c-4c0e-9d5e-0f3f3f2f9a11');

it('shows what fills a slot', async () => {
  renderInShell(<Slot name="dashboard-month" props={{}} />, { slots: { 'dashboard-month': () => <p>March</p> } });
  expect(await screen.findByText('March')).toBeVisible();
});

it('says so when no remote fills it, and its neighbours live on', async () => {
  renderInShell(
    <>
      <Slot name="study-tools" props={{ classId }} />
      <p>neighbour</p>
    </>,
  );
  expect(await screen.findByText('This part of the app is not available yet')).toBeVisible();
  expect(screen.getByText('neighbour')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers another try when its remote cannot be loaded', async () => {
  let works = false;
  const Month = () => <p>March</p>;
  const { shell } = renderInShell(<p />);
  const loadSlot = () => (works ? Promise.resolve(Month as never) : Promise.reject(new Error('503')));
  render(
    <Providers shell={{ ...shell, loadSlot }}>
      <Slot name="dashboard-month" props={{}} />
    </Providers>,
  );
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('March')).toBeVisible();
});

it('leaves nothing behind, or what it is told to, where a card would be too large', async () => {
  const failed = (retry: () => void) => <button onClick={retry}>Again</button>;
  const { shell } = renderInShell(<Slot name="assistant-panel" props={{}} loading={null} missing={<p>none</p>} />);
  expect(await screen.findByText('none')).toBeVisible();
  const Broken = () => {
    throw new Error('in render');
  };
  const loadSlot = () => Promise.resolve(Broken as never);
  shell.queryClient.clear();
  render(
    <Providers shell={{ ...shell, loadSlot }}>
      <Slot name="assistant-panel" props={{}} failed={failed} />
    </Providers>,
  );
  expect(await screen.findByRole('button', { name: 'Again' })).toBeVisible();
});
