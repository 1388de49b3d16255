import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LazyPart } from './lazy-part.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

it('shows a part once it is fetched, says when that failed, and Retry fetches it again', async () => {
  let tries = 0;
  const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
  const load = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(Greeting);
  };
  renderInShell(
    <LazyPart name="greeting" load={load} waiting={<p>Waiting</p>}>
      {(Part) => <Part name="Ann" />}
    </LazyPart>,
  );
  expect(screen.getByText('Waiting')).toBeVisible();
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello, Ann')).toBeVisible();
});
