import { changed, classOf, commandId, refusal, renderInShell, serveAccount } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { Routes } from '../../routes.tsx';
import { chooseFromMenu } from '../../testing.ts';

const { account, server, sent } = serveAccount();
const biology = classOf();

const choose = (action: string) => chooseFromMenu('Biology', action);
const takeBack = (restore: () => void) =>
  server.use(
    http.post('/api/undo/:commandId', ({ params }) => {
      if (params['commandId'] === commandId) restore();
      return HttpResponse.json({ undone: true });
    }),
  );

beforeEach(() => {
  account.classes = [biology];
  server.use(
    http.put('/api/classes/:id/archived', async ({ request }) => {
      const item = { ...biology, ...((await request.json()) as { archived: boolean }) };
      account.classes = [item];
      return changed(item);
    }),
    http.delete('/api/classes/:id', () => {
      account.classes = [];
      return changed(null);
    }),
  );
});

it('can be used by keyboard alone, and gives the focus back', async () => {
  renderInShell(<Routes />, { path: '/classes' });
  const button = await screen.findByRole('button', { name: 'Actions for Biology' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Edit Class' }, { timeout: 10_000 })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Actions for Biology' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(await screen.findByText('No Classes Yet')).toBeVisible();
});

describe('the focus, when a class leaves the list', () => {
  const open = (path = '/classes') => {
    const page = (
      <main>
        <Routes />
      </main>
    );
    return renderInShell(page, { path });
  };
  const heading = () => screen.getByRole('heading', { level: 1 });

  it('goes to the heading after archiving', async () => {
    open();
    await choose('Archive Class');
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('goes to the heading after deleting, however late the list comes', async () => {
    open();
    await choose('Delete Class');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Biology?' });
    server.use(
      http.get('/api/classes', async () => {
        await delay(50);
        return HttpResponse.json([]);
      }),
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('goes to the heading of the class after unarchiving it on its page', async () => {
    account.classes = [classOf({ id: biology.id, archived: true })];
    open(`/class/${biology.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Unarchive Class' }));
    expect(await screen.findByText('Active')).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  });
});

describe('archiving a class', () => {
  it('removes it and its content from the lists, and can be undone', async () => {
    takeBack(() => (account.classes = [biology]));
    const { notices, shell } = renderInShell(<Routes />, { path: '/classes' });
    const lists = [['/api/events'], ['/api/tasks'], ['/api/documents'], ['/api/stats']];
    for (const key of lists) shell.queryClient.setQueryData(key, []);
    await choose('Archive Class');
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    await waitFor(() => expect(notices.at(-1)?.title).toBe('Class archived'));
    for (const key of lists) expect(shell.queryClient.getQueryState(key)?.isInvalidated).toBe(true);

    notices.at(-1)?.action?.onClick();
    expect(await screen.findByText('Biology')).toBeVisible();
  });

  it('is said on its page, which offers the way back', async () => {
    const { notices } = renderInShell(<Routes />, { path: `/class/${biology.id}` });
    await choose('Archive Class');
    expect(await screen.findByText(/^This class is archived/)).toBeVisible();
    expect(screen.getByText('Archived')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unarchive Class' }));
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByText(/^This class is archived/)).not.toBeInTheDocument();
    expect(notices.map(({ title }) => title)).toEqual(['Class archived', 'Class unarchived']);
  });

  it('says why when it fails', async () => {
    server.use(http.put('/api/classes/:id/archived', refusal(503, 'The service is unavailable at the moment.')));
    const { notices } = renderInShell(<Routes />, { path: '/classes' });
    await choose('Archive Class');
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Error', description: 'The service is unavailable at the moment.', tone: 'destructive' },
      ]),
    );
    expect(screen.getByText('Biology')).toBeVisible();
  });
});

describe('deleting a class', () => {
  it('asks first, and makes no call when refused', async () => {
    renderInShell(<Routes />, { path: '/classes' });
    await choose('Delete Class');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Biology?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Biology' })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('leads from its page to the list without calling it missing, and Undo brings it back', async () => {
    takeBack(() => (account.classes = [biology]));
    const { notices, shell } = renderInShell(<Routes />, { path: `/class/${biology.id}?tab=documents` });
    const read: string[] = [];
    server.use(
      http.get('/api/classes/:id', () => {
        read.push('class');
        return HttpResponse.json(biology);
      }),
      http.get('/api/documents', () => {
        read.push('documents');
        return HttpResponse.json([]);
      }),
      http.delete('/api/classes/:id', async () => {
        account.classes = [];
        await delay(50);
        // the live stream may report it before the response arrives
        await shell.queryClient.invalidateQueries();
        return changed(null);
      }),
    );
    await screen.findByText('No Documents Yet');
    await choose('Delete Class');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No Classes Yet')).toBeVisible();
    expect(window.location.pathname).toBe('/classes');
    expect(read).toEqual(['class', 'documents']); // before it was deleted
    await waitFor(() => expect(notices.at(-1)).toMatchObject({ title: 'Class deleted', action: { label: 'Undo' } }));

    notices.at(-1)?.action?.onClick();
    expect(await screen.findByText('Biology')).toBeVisible();
  });

  it('keeps the class when it fails, and says so', async () => {
    server.use(http.delete('/api/classes/:id', () => HttpResponse.error()));
    const { notices } = renderInShell(<Routes />, { path: `/class/${biology.id}` });
    await choose('Delete Class');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(notices).toEqual([
        { title: 'Error', description: 'Failed to delete class. Please try again.', tone: 'destructive' },
      ]),
    );
    expect(window.location.pathname).toBe(`/class/${biology.id}`);
  });
});
