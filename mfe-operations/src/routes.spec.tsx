import { renderInShell } from '@hub/mfe/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Routes } from './routes.tsx';
import { serveOperations } from './testing.ts';

serveOperations();

it.each([
  ['/operations', 'State of the product'],
  ['/operations/accounts', 'Accounts'],
  ['/operations/grants', 'Grants'],
  ['/audit/access', 'Grants and access log'],
  ['/audit/thing', 'One thing through time'],
])('%s shows the screen "%s" and marks it', (path, title) => {
  renderInShell(<Routes />, { path });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(title);
});

it('/audit shows the screen of auditors', () => {
  renderInShell(<Routes />, { path: '/audit' });
  expect(screen.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
});

it('each page leads to the other', async () => {
  renderInShell(<Routes />, { path: '/operations' });
  await userEvent.click(screen.getByRole('link', { name: 'Accounts' }));
  expect(window.location.pathname).toBe('/operations/accounts');
  await userEvent.click(screen.getByRole('link', { name: 'State of the product' }));
  expect(screen.getByRole('heading', { level: 1, name: 'State of the product' })).toBeVisible();
});
