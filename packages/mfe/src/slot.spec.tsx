import { ClassId } from '@hub/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from './lifecycles.tsx';
import { Slot } from './slot.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

afterEach(() => {
  vi.useRealTimers();
});

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

it('says so after ten seconds, fetches again on Retry, and shows what arrives', async () => {
  vi.useFakeTimers();
  const arrivals: ((Filling: never) => void)[] = [];
  const { shell } = renderInShell(<p />);
  const loadSlot = () => new Promise<never>((resolve) => void arrivals.push(resolve));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  render(
    <Providers shell={{ ...shell, loadSlot }}>
      <Slot
        name="dashboard-month"
        props={{}}
        loading={<p>waiting</p>}
        frame={({ children }) => <section>{children}</section>}
      />
      <Slot
        name="assistant-panel"
        props={{}}
        loading={null}
        failed={(retry) => <button onClick={retry}>Again</button>}
      />
    </Providers>,
  );
  await wait(9999);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await wait(1);
  const said = screen.getByText('This part of the app is taking longer than usual');
  expect(said.closest('section')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Again' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await wait(0);
  expect(arrivals).toHaveLength(3);
  expect(screen.getByText('waiting')).toBeVisible();
  await wait(10_000);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  arrivals[2]?.((() => <p>March</p>) as never);
  await wait(0);
  expect(screen.getByText('March')).toBeVisible();
});

it('shows nothing, or the given content, where a card would be too large', async () => {
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
