import type { RemotesManifest } from '@hub/contracts';
import { LazyPart, Slot, type ShellProps } from '@hub/mfe';
import { renderInShell } from '@hub/mfe/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { followReleases } from './follow-releases.ts';

const manifestOf = (version: string): RemotesManifest => ({
  revision: version,
  remotes: {
    mfe_calendar: {
      version,
      entry: `/mfe/mfe_calendar/${version}/assets/entry.js`,
      preload: {},
      requires: {},
      routes: ['/calendar'],
      slots: { 'dashboard-today': './slots/today' },
    },
  },
});

const fillingOf = (text: string) => () => <input aria-label={text} />;
const crash = () => {
  throw new Error('crashed');
};

const Today = () => {
  const [isShown, show] = useState(true);
  return (
    <>
      <button onClick={() => show(!isShown)}>Toggle</button>
      {isShown && <Slot name="dashboard-today" props={{}} />}
    </>
  );
};

const open = (loadSlot: () => Promise<unknown>) => {
  const calls: string[] = [];
  const application = { outdate: () => calls.push('outdate'), catchUp: () => calls.push('catchUp') };
  const { shell } = renderInShell(<Today />, { shell: { loadSlot: loadSlot as ShellProps['loadSlot'] } });
  let live = manifestOf('1');
  const newest = vi.fn(() => Promise.resolve(live));
  let inUse = '1';
  const page = followReleases({
    manifest: manifestOf('1'),
    newest,
    federation: {
      renew: ({ revision }) => {
        const changed = revision === inUse ? [] : ['mfe_calendar'];
        inUse = revision;
        return changed;
      },
    },
    applications: [{ name: 'mfe_calendar', application }],
    queryClient: shell.queryClient,
  });
  const release = async (version: string) => {
    live = manifestOf(version);
    const before = newest.mock.calls.length;
    page.hear(version);
    await waitFor(() => expect(newest.mock.calls.length).toBeGreaterThan(before), { timeout: 3000 });
  };
  return { page, calls, newest, release };
};

it('a slot that is shown keeps its build until it is left, and applications are notified', async () => {
  const builds = ['March'];
  const { release, calls } = open(() => Promise.resolve(fillingOf(builds.at(-1) ?? '')));
  await userEvent.type(await screen.findByLabelText('March'), 'not saved');
  builds.push('April');
  await release('2');
  expect(screen.getByLabelText('March')).toHaveValue('not saved');
  expect(calls).toEqual(['outdate']);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByLabelText('April')).toHaveValue('');
});

it.each([
  ['could not be loaded', () => Promise.reject(new Error('503'))],
  ['crashed', () => Promise.resolve(crash)],
])('a slot that %s takes the newer build at once', async (_how, load) => {
  vi.spyOn(console, 'error').mockReturnValue();
  let loadSlot: () => Promise<unknown> = load;
  const { release } = open(() => loadSlot());
  await screen.findByText('This part of the app could not be loaded');
  loadSlot = () => Promise.resolve(fillingOf('April'));
  await release('2');
  expect(await screen.findByLabelText('April')).toBeVisible();
});

it('asks once for a revision, and never for one that it was opened with', async () => {
  const { page, newest, release } = open(() => Promise.resolve(fillingOf('March')));
  page.hear('1');
  expect(newest).not.toHaveBeenCalled();
  await release('2');
  page.hear('2');
  await new Promise((resolve) => setTimeout(resolve, 1600));
  expect(newest).toHaveBeenCalledTimes(1);
  await release('1'); // a rollback to what the page was opened with
  expect(newest).toHaveBeenCalledTimes(2);
});

it('a part whose script is gone asks for the newest build, and what nothing was typed in takes it', async () => {
  const { page, calls } = open(() => Promise.resolve(fillingOf('March')));
  await act(() => page.catchUp());
  expect(calls).toEqual(['catchUp']);
  const codeLost = vi.fn();
  const lost = () => Promise.reject(new Error('404'));
  renderInShell(
    <LazyPart name="lost" load={lost}>
      {() => null}
    </LazyPart>,
    { shell: { codeLost } },
  );
  expect(await screen.findByText('This part of the app could not be loaded')).toBeVisible();
  expect(codeLost).toHaveBeenCalledTimes(1);
});
