import { refusal, renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildOf, figuresOf, releaseOf, serveOperations } from '../testing.ts';
import { ReleasesPage } from './releases-page.tsx';

const { data, server, sent } = serveOperations();
const open = () => renderInShell(<ReleasesPage />, { path: '/releases' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const guard = { kind: 'guard', name: 'guard' } as const;

beforeEach(() => {
  data.releases = [
    releaseOf(
      buildOf('1.0.0-canary', { state: 'canary', share: 5, commit: '3f2a9c17be04' }),
      buildOf('1.0.0-bad', { state: 'rolled-back', share: 0, by: guard, reason: '60 % of 20 mounts failed' }),
      buildOf('1.0.0-live'),
      buildOf('1.0.0-new', { state: 'uploaded', share: 0 }),
    ),
  ];
  data.figures = [
    figuresOf('1.0.0-live', { mounts: 1990, failures: 10, longTasks: 3 }),
    figuresOf('1.0.0-canary', { mounts: 8, failures: 2 }),
  ];
});

const itemOf = async (version: string) => {
  const items = await screen.findAllByRole('listitem');
  const found = items.find((item) => within(item).queryByText(version));
  return within(found ?? document.body);
};

describe('the releases', () => {
  it('are announced as loading, then shown with what students have first', async () => {
    open();
    expect(screen.getByRole('status', { name: 'Loading the releases' })).toBeVisible();
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => /-(canary|live|bad|new)/.exec(item.textContent)?.[1])).toEqual([
      'canary',
      'live',
      'bad',
      'new',
    ]);
    const live = await itemOf('1.0.0-live');
    expect(live.getByText('Live')).toBeVisible();
    expect(live.getByText(/^Since Nov 26, 2026.*, by team planning$/)).toBeVisible();
    expect(live.getByText('Shown 2,000 times · 0.5 % failed · 3 long tasks')).toBeVisible();
    expect(live.getByRole('img', { name: 'The last two hours: shown 2,000, failed 10' })).toBeVisible();
    const canary = await itemOf('1.0.0-canary');
    expect(canary.getByText('Canary, 5 %')).toBeVisible();
    expect(canary.getByText(/commit 3f2a9c17be$/)).toBeVisible();
    const bad = await itemOf('1.0.0-bad');
    expect(bad.getByText(/by the guard$/)).toBeVisible();
    expect(bad.getByText('“60 % of 20 mounts failed”')).toBeVisible();
    expect((await itemOf('1.0.0-new')).getByText('Not shown in the last 30 days')).toBeVisible();
  });

  it('include what a start published, for remotes of no team', async () => {
    data.releases = [];
    data.figures = [figuresOf('1.0.0-start', { mounts: 1 }, 'mfe_study')];
    open();
    const card = within(await screen.findByRole('region', { name: 'mfe_study' }));
    expect(card.getByText(/^No team has claimed it/)).toBeVisible();
    expect(card.getByText('Published by a start')).toBeVisible();
    expect(card.queryByRole('button')).not.toBeInTheDocument();
  });

  it('say that there are none', async () => {
    data.releases = [];
    data.figures = [];
    open();
    expect(await screen.findByText('Nothing has been released yet')).toBeVisible();
  });

  it('show older builds on request', async () => {
    data.releases = [
      releaseOf(...Array.from({ length: 7 }, (_, index) => buildOf(`1.0.${index}`, { state: 'superseded' }))),
    ];
    open();
    expect(await screen.findAllByRole('listitem')).toHaveLength(5 + 2);
    await press('Show 2 older builds');
    expect(screen.getAllByRole('listitem')).toHaveLength(7 + 2);
  });

  it('say why they could not be read, and read them again', async () => {
    server.use(http.get('/api/releases', refusal(503, 'The service is unavailable at the moment.')));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is unavailable at the moment.');
    server.resetHandlers();
    await press('Retry');
    expect(await screen.findByText('1.0.0-live')).toBeVisible();
  });

  it('can be decided on while the figures cannot be read', async () => {
    server.use(http.get('/api/operations/builds', refusal(503, 'no')));
    const { notices } = open();
    expect(await screen.findByRole('button', { name: 'Promote 1.0.0-canary' })).toBeEnabled();
    expect(notices).toMatchObject([{ title: 'How the builds fare could not be loaded' }]);
  });
});

describe('an operator', () => {
  const ask = async (button: string, title: string) => {
    await screen.findByText('1.0.0-live');
    await press(button);
    return within(screen.getByRole('dialog', { name: title }));
  };

  it('promotes the canary, with or without a reason', async () => {
    const { notices } = open();
    const dialog = await ask('Promote 1.0.0-canary', 'Promote 1.0.0-canary?');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() => expect(notices).toEqual([{ title: 'Promoted' }]));
    expect(sent).toEqual([
      { call: 'POST /api/releases/mfe_calendar/promote', body: { version: '1.0.0-canary', reason: null } },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['0', '100', 'x', '1.5', ''])(
    'learns that a share of "%s" is none, and keeps what was typed',
    async (typed) => {
      open();
      const dialog = await ask('Change the share of 1.0.0-canary', 'Change the share of 1.0.0-canary');
      const field = dialog.getByLabelText(/^Percent of the students/);
      expect(field).toHaveValue('5');
      await userEvent.clear(field);
      if (typed) await userEvent.type(field, typed);
      await userEvent.type(dialog.getByLabelText('Reason'), 'It works');
      await userEvent.click(dialog.getByRole('button', { name: 'Change Share' }));
      expect(dialog.getByText('Please enter a whole number from 1 to 99')).toBeVisible();
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      expect(dialog.getByLabelText('Reason')).toHaveValue('It works');
      expect(sent).toEqual([]);
    },
  );

  it('changes the share, by the keyboard alone', async () => {
    open();
    await screen.findByText('1.0.0-live');
    screen.getByRole('button', { name: 'Change the share of 1.0.0-canary' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(screen.getByLabelText(/^Percent of the students/));
    await userEvent.type(screen.getByLabelText(/^Percent of the students/), '50{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      { call: 'POST /api/releases/mfe_calendar/share', body: { version: '1.0.0-canary', share: 50, reason: null } },
    ]);
  });

  it('says why before a build is rolled back', async () => {
    open();
    const dialog = await ask('Roll back 1.0.0-live', 'Roll back 1.0.0-live?');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll Back' }));
    expect(dialog.getByText('Please say why')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Students cannot save');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll Back' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      {
        call: 'POST /api/releases/mfe_calendar/rollback',
        body: { from: '1.0.0-live', reason: 'Students cannot save' },
      },
    ]);
  });

  it('ends a canary', async () => {
    open();
    const dialog = await ask('Roll back 1.0.0-canary', 'Roll back 1.0.0-canary?');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Too slow');
    await userEvent.click(dialog.getByRole('button', { name: 'Roll Back' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ from: '1.0.0-canary', reason: 'Too slow' });
  });

  it('goes back to any build; a refusal says why and keeps the reason', async () => {
    server.use(http.post('/api/releases/:remote/rollback', refusal(409, 'A route belongs to another remote')));
    const { notices } = open();
    const dialog = await ask('Go back to 1.0.0-bad', 'Go back to 1.0.0-bad?');
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'It was not the build');
    await userEvent.click(dialog.getByRole('button', { name: 'Go Back' }));
    await waitFor(() =>
      expect(notices).toEqual([
        {
          title: 'The earlier build is not live',
          description: 'A route belongs to another remote',
          tone: 'destructive',
        },
      ]),
    );
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It was not the build');
    server.resetHandlers();
    await userEvent.click(dialog.getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent.at(-1)?.body).toEqual({ version: '1.0.0-bad', reason: 'It was not the build' });
  });
});
