import { TreeState } from '@hub/contracts';
import { renderInShell } from '@hub/mfe/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { serveOperations } from '../testing.ts';
import { AuditPage } from './audit-page.tsx';

const { data, server } = serveOperations();
const vectors = JSON.parse(readFileSync('docs/spec/audit-vectors.json', 'utf8')) as {
  publicKey: string;
  checkpoints: Record<string, string>;
  consistencies: readonly { from: number; to: number; hashes: readonly string[] }[];
};
const treeOf = (size: number) =>
  TreeState.parse({ checkpoint: vectors.checkpoints[size], publicKey: vectors.publicKey });
const card = () => within(screen.getByRole('region', { name: 'Head of the log' }));
const seeHead = (size: number) => {
  data.tree = treeOf(size);
  const { unmount } = renderInShell(<AuditPage />, { path: '/audit' });
  return unmount;
};

beforeEach(() => {
  localStorage.clear();
  server.use(
    http.get('/api/audit/consistency', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from'), searchParams.get('to')];
      const found = vectors.consistencies.find((one) => String(one.from) === from && String(one.to) === to);
      return HttpResponse.json({ hashes: found?.hashes ?? [] });
    }),
  );
});

it('the head of the log is remembered, and the next one has to continue it', async () => {
  const leave = seeHead(7);
  expect(await card().findByText('Nothing: this head is remembered')).toBeVisible();
  leave();
  seeHead(300);
  expect(await card().findByText('The log continues it')).toBeVisible();
  expect(card().getByText('300')).toBeVisible();
});

it('a log that is shorter than before is an alarm, which the auditor ends', async () => {
  const leave = seeHead(300);
  await card().findByText('Nothing: this head is remembered');
  leave();
  seeHead(7);
  expect(await card().findByText('The log does not continue it')).toBeVisible();
  expect(card().getByText(/^Events that were there are missing/)).toBeVisible();
  await userEvent.click(card().getByRole('button', { name: 'Remember the new head instead' }));
  expect(await card().findByText('The log continues it')).toBeVisible();
});
