import {
  AccountDetail,
  AuditEntry,
  type EventProof,
  type Health,
  type SealState,
  SystemState,
  type TreeState,
} from '@hub/contracts';
import { serve } from '@hub/mfe/testing';
import { http, HttpResponse } from 'msw';

/** An account of a student, with what a test changes. */
export const accountOf = (fields: Partial<Record<keyof AccountDetail, unknown>> = {}) =>
  AccountDetail.parse({
    id: crypto.randomUUID(),
    email: 'ann@example.edu',
    firstName: 'Ann',
    lastName: 'Lee',
    createdAt: '2026-09-01T08:00:00.000Z',
    lastSeenAt: '2026-11-20T09:30:00.000Z',
    lockedAt: null,
    roles: [],
    used: { bytes: 3_145_728, documents: 2, events: 1 },
    quota: { bytes: null, documents: null, events: null },
    emailVerified: true,
    secondFactor: false,
    sessions: 1,
    ...fields,
  });

/** A product where nothing waits. */
export const stateOf = (fields: Partial<SystemState> = {}) =>
  SystemState.parse({
    accounts: { all: 1200, locked: 3 },
    storage: { documents: 4000, bytes: 3 * 1024 ** 3, databaseBytes: 52_428_800 },
    mails: { waiting: 0, failed: [] },
    reminders: { due: 0, failed: 0 },
    parked: [],
    aiTokens: [],
    ...fields,
  });

/** An event of a student, with what a test changes. */
export const entryOf = (fields: Partial<Record<keyof AuditEntry, unknown>> = {}) =>
  AuditEntry.parse({
    id: crypto.randomUUID(),
    position: '12',
    ownerId: crypto.randomUUID(),
    subject: 'task',
    subjectId: crypto.randomUUID(),
    type: 'TaskAdded',
    actor: 'student',
    commandId: 'c-1',
    correlationId: 'r-1',
    causationId: null,
    recordedAt: '2026-11-20T09:30:05.000Z',
    ...fields,
  });

const sealed: SealState = {
  newest: { number: 41, root: 'ab'.repeat(32), sealedAt: '2026-11-20T09:31:00.000Z' },
  unsealedMs: 0,
  publicKey: '',
};

const healthy: Health = {
  status: 'ok',
  parts: { postgres: { ok: true }, projections: { ok: true, lagMs: { 'task-list': 12 } } },
};

const path = '/api/operations/accounts';
const refused = () => HttpResponse.json({ message: 'Not found' }, { status: 404 });

/** A server with these accounts, in pages of two; an erased one is listed a moment longer. */
export const serveOperations = () => {
  const data = {
    accounts: [accountOf()],
    state: stateOf(),
    health: healthy,
    isProven: true,
    /** The events of the log, newest first, by the query that finds them. */
    entries: (_query: URLSearchParams): readonly AuditEntry[] => [],
    proof: undefined as EventProof | undefined,
    seals: sealed,
    tree: { checkpoint: null, publicKey: '' } as TreeState,
  };
  const update = (id: unknown, change: Partial<AccountDetail>) => {
    data.accounts = data.accounts.map((account) => (account.id === id ? { ...account, ...change } : account));
    return new HttpResponse(null, { status: 204 });
  };
  const served = serve(
    http.get('/api/health', () => HttpResponse.json(data.health, { status: data.health.status === 'ok' ? 200 : 503 })),
    http.get('/api/operations/system', () => HttpResponse.json(data.state)),
    http.get('/api/account/proof', () => HttpResponse.json({ present: data.isProven })),
    http.get(path, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const wanted = searchParams.get('search') ?? '';
      const found = data.accounts.filter(({ email }) => email.startsWith(wanted));
      const start = searchParams.get('before') === null ? 0 : 2;
      const next = start === 0 && found.length > 2 ? `1_${found[1]?.id}` : null;
      return HttpResponse.json({ accounts: start === 0 ? found.slice(0, 2) : found.slice(2), next });
    }),
    http.get(`${path}/:id`, ({ params }) => {
      const account = data.accounts.find(({ id }) => id === params['id']);
      return account ? HttpResponse.json(account) : refused();
    }),
    http.put(`${path}/:id/quota`, async ({ params, request }) =>
      update(params['id'], { quota: AccountDetail.shape.quota.parse(await request.json()) }),
    ),
    http.put(`${path}/:id/lock`, ({ params }) => update(params['id'], { lockedAt: '2026-11-26T10:00:00.000Z' })),
    http.delete(`${path}/:id/lock`, ({ params }) => update(params['id'], { lockedAt: null })),
    http.delete(`${path}/:id/sessions`, ({ params }) => update(params['id'], { sessions: 0, lastSeenAt: null })),
    http.delete(`${path}/:id`, () => new HttpResponse(null, { status: 204 })),
    http.get('/api/audit/grants', () => HttpResponse.json([])),
    http.get('/api/audit/checkpoint', () => HttpResponse.json(data.tree)),
    http.get('/api/audit/events/:id/inclusion', () => refused()),
    http.get('/api/audit/seals', () => HttpResponse.json(data.seals)),
    http.get('/api/audit/events/:id/proof', () => (data.proof ? HttpResponse.json(data.proof) : refused())),
    http.get('/api/audit/events', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const found = data.entries(searchParams);
      const isRest = searchParams.has('before');
      const entries = isRest ? found.slice(2) : found.slice(0, 2);
      return HttpResponse.json({ entries, next: !isRest && found.length > 2 ? entries.at(-1)?.position : null });
    }),
  );
  return { data, ...served };
};
