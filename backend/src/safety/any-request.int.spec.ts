import { Problem } from '@hub/contracts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { features } from '../app.ts';
import type { OpenApiDocument } from '../platform/http/open-api/index.ts';
import type { Operation } from '../platform/http/routing/index.ts';
import { startTestApp, type TestApp, type TestClient } from '../platform/testing/test-app.ts';
import { runs } from '../testing/runs.ts';
import { requestsTo } from './testing/any-request.ts';
import type { Named, Schema } from './testing/any-value.ts';
import { belongingsOf, type Kind } from './testing/belongings.ts';
import { rows } from './testing/rows.ts';
import { nameOf, send } from './testing/send.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
/** The student whose account and sessions these requests may delete. */
let carl: TestClient;
let document: OpenApiDocument;
const served = new Set<string>();

beforeAll(async () => {
  app = await startTestApp(features);
  [ann, bob, carl] = [await app.student(), await app.student(), await app.student()];
  document = (await app.visitor.get('/api/openapi.json')).body as OpenApiDocument;
});
afterAll(() => app.stop());

const kinds: Readonly<Record<string, Kind>> = {
  ClassId: 'class',
  AccessTokenId: 'access-token',
  WebhookId: 'webhook',
  TermId: 'term',
  MeetingId: 'meeting',
  GradeCategoryId: 'grade-category',
  GradeItemId: 'grade-item',
  TaskId: 'task',
  CalendarEventId: 'event',
  DocumentId: 'document',
  ConversationId: 'conversation',
  FlashcardSetId: 'flashcard-set',
  FlashcardId: 'flashcard',
  PracticeTestId: 'practice-test',
  QuestionId: 'question',
  AttemptId: 'attempt',
  CalendarSubscriptionId: 'calendar-subscription',
  CommandId: 'command',
};

const perOperation = Math.ceil(runs.numRuns / 50);

const days = fc.constantFrom('2026-12-01', '2027-02-28', '2026-02-30', '1.12.2026');
const emails = fc.constantFrom('ann@example.edu', 'Bob@Example.edu ', 'nobody');

/** Components with ids: mostly the student's, sometimes another student's or unknown ones. */
const componentsOf = async (student: TestClient, wanted: ReadonlySet<string>): Promise<Named> => {
  const [own, foreign] = [belongingsOf(student, app), belongingsOf(bob, app)];
  const ids = new Map<string, fc.Arbitrary<string>>();
  for (const [name, kind] of Object.entries(kinds)) {
    if (!wanted.has(name)) continue;
    const [mine, other] = [await own(kind), await foreign(kind)];
    ids.set(name, fc.oneof({ weight: 8, arbitrary: fc.constant(mine) }, fc.constant(other), fc.uuid()));
  }
  return (name) => ({
    values: ids.get(name) ?? { Day: days, Email: emails }[name] ?? null,
    schema: (document.components?.schemas?.[name] ?? {}) as Schema,
  });
};

/** The components that an operation's description references. */
const reached = (value: unknown, found = new Set<string>()): Set<string> => {
  for (const [, name = ''] of JSON.stringify(value ?? null).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    reached(document.components?.schemas?.[name], found);
  }
  return found;
};

const inputsOf = ({ params, query, body }: Operation) =>
  [params, query, body].map((schema) => schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

const ofAccount = ({ path }: Operation) => /^\/api\/(?:auth|account)(?!\/webhooks)/.test(path);
const takesAway = ({ method, path }: Operation) => method === 'DELETE' || path.endsWith('/logout');

const callerOf = (operation: Operation, chance: number) => {
  if (operation.access === 'worker') return chance < 7 ? app.workflowOf(ann.userId) : chance < 9 ? app.worker : ann;
  if (chance === 0) return app.visitor;
  if (ofAccount(operation)) return carl;
  return chance === 1 ? bob : ann;
};

/** The test client itself checks status and body against the OpenAPI document. */
const answersAsDocumented = async (operation: Operation) => {
  const wanted = new Set([
    ...reached(inputsOf(operation)),
    ...reached(document.paths?.[operation.path.replaceAll(/:(\w+)/g, '{$1}')]),
  ]);
  const named = await componentsOf(ann, wanted);
  const request = requestsTo(operation, document, named);
  const property = fc.asyncProperty(request, fc.nat(9), async (sent, chance) => {
    const { status, body } = await send(callerOf(operation, chance), operation, sent);
    expect(status).not.toBe(500);
    if (status >= 400 && status !== 503) Problem.parse(body);
    if (status < 400) served.add(nameOf(operation));
  });
  await fc.assert(property, { numRuns: perOperation, seed: runs.seed, endOnFailure: true });
};

describe('any request', () => {
  it('to any operation gets a documented response, and never an internal error', async () => {
    const all = app.operations.filter(({ result }) => result !== 'event stream');
    const rank = (operation: Operation) => (ofAccount(operation) ? 2 : 0) + (takesAway(operation) ? 1 : 0);
    for (const operation of all.toSorted((a, b) => rank(a) - rank(b))) {
      try {
        await answersAsDocumented(operation);
      } catch (error) {
        throw new Error(nameOf(operation), { cause: error });
      }
    }
    // the rest needs a mailed token or a password; what needs a workflow, an app's code or a passkey has another status in
    // its row, and nobody here has a role or the token of a team
    const isFor = ({ access }: Operation) => access !== 'role' && access !== 'team';
    const servable = all.filter((each) => isFor(each) && rows[nameOf(each)]?.status === undefined);
    expect(served.size).toBeGreaterThan((2 / 3) * servable.length);
  }, 600_000);
});
