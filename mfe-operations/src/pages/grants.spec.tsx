import { AuditGrantView } from '@hub/contracts';
import { refusal, renderInShell } from '@hub/mfe/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { entryOf, serveOperations } from '../testing.ts';
import { AccessPage } from './access-page.tsx';
import { AuditPage } from './audit-page.tsx';
import { GrantsPage } from './grants-page.tsx';
import { ThingPage } from './thing-page.tsx';

const { data, server, sent } = serveOperations();
const entry = entryOf();
const { ownerId, subject, subjectId } = entry;
const grantOf = (fields: Partial<Record<keyof AuditGrantView, unknown>> = {}) =>
  AuditGrantView.parse({
    id: crypto.randomUUID(),
    ownerId,
    student: 'ann@example.edu',
    auditorId: crypto.randomUUID(),
    auditor: 'audit@example.edu',
    scope: { subject, subjectId },
    reason: 'Case 17',
    days: 7,
    state: 'given',
    requestedAt: '2026-11-20T09:30:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
    decidedBy: crypto.randomUUID(),
    decidedAt: '2026-11-20T09:40:00.000Z',
    endedAt: null,
    looks: 0,
    ...fields,
  });
const own = (...grants: readonly AuditGrantView[]) =>
  server.use(http.get('/api/audit/grants', () => HttpResponse.json(grants)));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const contents = () => within(screen.getByRole('region', { name: 'Contents' }));
const openEntry = async () => {
  data.entries = () => [entry];
  const page = renderInShell(<AuditPage />, { path: '/audit' });
  await userEvent.click(await screen.findByRole('button', { name: /^Details of TaskAdded/ }));
  return page;
};

describe('the contents of an event', () => {
  it('take a grant, which the auditor asks for from there', async () => {
    own();
    const { notices } = await openEntry();
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for a grant' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Ask to read what a student wrote' }));
    await userEvent.clear(dialog.getByLabelText('For how many days'));
    await userEvent.type(dialog.getByLabelText('For how many days'), '31');
    await press('Ask');
    expect(dialog.getByText('Please say why')).toBeVisible();
    expect(dialog.getByText('Please enter 1 to 30 days')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Case 17');
    await userEvent.clear(dialog.getByLabelText('For how many days'));
    await userEvent.type(dialog.getByLabelText('For how many days'), '7');
    server.use(http.post('/api/audit/grants', () => HttpResponse.json({ id: entry.id }, { status: 201 })));
    await press('Ask');
    await waitFor(() => expect(notices).toEqual([{ title: 'Requested' }]));
    const body = { ownerId, scope: { subject, subjectId }, reason: 'Case 17', days: 7 };
    expect(sent.at(-1)).toEqual({ call: 'POST /api/audit/grants', body });
  });

  it('are opened once, when the auditor wants it', async () => {
    const grant = grantOf();
    own(grantOf({ ownerId: crypto.randomUUID() }), grantOf({ until: '2026-11-21T00:00:00.000Z' }), grant);
    const asked: string[] = [];
    server.use(
      http.get('/api/audit/events/:id/contents', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ data: { title: 'Essay', subtasks: [] } });
      }),
    );
    await openEntry();
    await screen.findByText('The look is recorded first, and the student sees it.');
    expect(asked).toEqual([]);
    await press('Open contents');
    expect(await contents().findByText('Essay')).toBeVisible();
    expect(asked).toEqual([`?grant=${grant.id}`]);
  });

  it('say why they stay closed', async () => {
    own(grantOf());
    server.use(http.get('/api/audit/events/:id/contents', refusal(403, 'You have no grant for this at the moment')));
    const { notices } = await openEntry();
    await userEvent.click(await screen.findByRole('button', { name: 'Open contents' }));
    await waitFor(() =>
      expect(notices).toMatchObject([{ description: 'You have no grant for this at the moment', tone: 'destructive' }]),
    );
  });
});

describe('one thing through time', () => {
  const event = (revision: number, type: string) => ({
    id: crypto.randomUUID(),
    revision,
    position: String(40 + revision),
    type,
    ownerId,
    actor: 'student',
    recordedAt: `2026-11-2${revision}T09:30:00.000Z`,
  });
  const open = (erased = false) => {
    const events = [event(0, 'TaskAdded'), event(1, 'TaskChanged'), event(2, 'TaskCompleted')];
    server.use(
      http.get('/api/audit/things/:subject/:subjectId/events', () => HttpResponse.json({ events, next: null, erased })),
    );
    return renderInShell(<ThingPage />, { path: `/audit/thing?subject=${subject}&subjectId=${subjectId}` });
  };

  it('is compared at two moments, by a slider or a time', async () => {
    own(grantOf());
    const asked: URLSearchParams[] = [];
    const state = (title: string) => ({
      revision: 1,
      recordedAt: '2026-11-21T09:30:00.000Z',
      state: { title, done: false },
    });
    server.use(
      http.get('/api/audit/things/:subject/:subjectId/state', ({ request }) => {
        asked.push(new URL(request.url).searchParams);
        const changes = [{ field: 'title', before: 'Essay', after: 'Long essay' }];
        return HttpResponse.json({ at: state('Long essay'), from: state('Essay'), changes });
      }),
    );
    open();
    const [from, at] = await screen.findAllByRole('slider', { name: 'Event' });
    expect([from, at].map((slider) => (slider as HTMLInputElement).value)).toEqual(['2', '3']);
    const earlier = within(screen.getByRole('group', { name: 'Earlier' }));
    await userEvent.type(earlier.getByLabelText('Or a time'), '2026-11-20T23:59');
    expect(from).toHaveValue('1');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    expect(await screen.findByText('1 field differs')).toBeVisible();
    expect([asked[0]?.get('from'), asked[0]?.get('at')]).toEqual(['40', '42']);
    expect(screen.getByRole('row', { name: 'title Essay Long essay' })).toBeVisible();
    await userEvent.click(screen.getByLabelText('Show all fields'));
    expect(screen.getByRole('row', { name: 'done false false' })).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('of an erased student is listed with what is left of it', async () => {
    own();
    open(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Details of number 0, TaskAdded' }));
    expect(contents().getByText('[erased]')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Proof' })).toBeVisible();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('is found by a form', async () => {
    server.use(http.get('/api/audit/things/:subject/:subjectId/events', refusal(404, 'Not found')));
    renderInShell(<ThingPage />, { path: '/audit/thing' });
    await userEvent.type(screen.getByLabelText('Kind of thing'), 'task');
    await userEvent.type(screen.getByLabelText('Id of the thing'), 'x');
    await press('Show');
    expect(screen.getByText(/^An id looks like/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText('Id of the thing'));
    await userEvent.type(screen.getByLabelText('Id of the thing'), subjectId);
    await press('Show');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });
});

describe('grants', () => {
  it('are decided by an operator', async () => {
    const waiting = grantOf({ state: 'requested', until: null, decidedBy: null, decidedAt: null });
    server.use(
      http.get('/api/operations/grants', () => HttpResponse.json([waiting, grantOf({ looks: 2, scope: null })])),
      http.put('/api/operations/grants/:id/decision', refusal(403, 'This is your own request.'), { once: true }),
    );
    const { notices } = renderInShell(<GrantsPage />, { path: '/operations/grants' });
    await screen.findByText(/Everything of this student/);
    await press('Give: ann@example.edu, Case 17');
    await waitFor(() => expect(notices).toMatchObject([{ description: 'This is your own request.' }]));
    server.use(http.put('/api/operations/grants/:id/decision', () => new HttpResponse(null, { status: 204 })));
    await press('Refuse: ann@example.edu, Case 17');
    await waitFor(() => expect(notices.at(-1)).toEqual({ title: 'Request refused' }));
    expect(sent.at(-1)).toMatchObject({ body: { given: false } });
    expect(screen.getByRole('button', { name: 'End: ann@example.edu, Case 17' })).toBeVisible();
  });

  it('and looks are listed for auditors', async () => {
    own(grantOf({ state: 'refused', until: null }));
    const look = {
      id: crypto.randomUUID(),
      grantId: crypto.randomUUID(),
      ownerId,
      auditorId: crypto.randomUUID(),
      auditor: 'audit@example.edu',
      reason: 'Case 17',
      subject,
      subjectId,
      eventId: null,
      moments: ['40'],
      lookedAt: '2026-11-20T09:30:00.000Z',
    };
    server.use(http.get('/api/audit/looks', () => HttpResponse.json({ looks: [look], next: null })));
    renderInShell(<AccessPage />, { path: '/audit/access' });
    expect(await screen.findByText('Refused')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
    expect(await screen.findByText(`task ${subjectId.slice(0, 8)} as it was: Case 17`)).toBeVisible();
    expect(screen.getByText(/^audit@example\.edu ·/)).toBeVisible();
  });
});
