import { renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Routes } from './routes.tsx';

serveAccount();

it.each([
  ['/calendar', 'Calendar'],
  ['/tasks', 'To-Do List'],
])('%s shows the screen "%s"', { tags: ['S2.11', 'S2.13', 'S2.241'] }, async (path, title) => {
  renderInShell(<Routes />, { path });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
