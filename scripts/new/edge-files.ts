import type { Names } from './names.ts';

/** What joins a feature to HTTP and to the database, by file name. */
export const edgeFiles = ({ kebab, camel, pascal, words }: Names) => ({
  'queries.ts': `import { ${pascal}View, type ${pascal}Id, type UserId } from '@hub/contracts';
import type { Knex } from 'knex';
import { listLimit, Rejection, withinListLimit } from '../../platform/domain/index.ts';
import { columnsOf, type RecordedEvents, rowAfter, viewOf } from '../../platform/read-models/index.ts';
import { ${camel}List, type ${pascal}Row } from './projection.ts';

const columns = columnsOf(${pascal}View);
const ${camel}View = viewOf(${pascal}View);

export const ${camel}Queries = (db: Knex) => {
  const rows = (owner: UserId) => db<${pascal}Row & { id: ${pascal}Id }>(${camel}List.table).where({ ownerId: owner });

  return {
    ${camel}sOf: async (owner: UserId): Promise<${pascal}View[]> =>
      withinListLimit(
        await rows(owner)
          .select(columns)
          .orderBy(['createdAt', 'id'])
          .limit(listLimit + 1),
      ),

    /** The ${words} after a command to it. @throws Rejection \`not_found\` */
    ${camel}After: async (owner: UserId, id: ${pascal}Id, recorded: RecordedEvents): Promise<${pascal}View> => {
      const row = rowAfter(${camel}List, { id, row: await rows(owner).where({ id }).first() }, recorded);
      if (!row) throw new Rejection('not_found');
      return ${camel}View({ ...row, id });
    },
  };
};
`,
  'routes.ts': `import { add${pascal}, list${pascal}s, ${pascal}Id, type ${pascal}View, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mount } from '../../platform/http/routing/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import type { ${pascal}Command } from './decider.ts';

export interface ${pascal}Dependencies {
  handle: (command: ${pascal}Command, context: CommandContext) => Promise<RecordedEvents>;
  ${camel}sOf: (owner: UserId) => Promise<${pascal}View[]>;
  ${camel}After: (owner: UserId, id: ${pascal}Id, recorded: RecordedEvents) => Promise<${pascal}View>;
}

export const ${camel}Routes = (router: Router, { handle, ${camel}sOf, ${camel}After }: ${pascal}Dependencies) => {
  mount(router, list${pascal}s, ({ user }) => ${camel}sOf(user.id));

  mount(router, add${pascal}, async ({ body, user, context }) => {
    const ${camel}Id = ${pascal}Id.parse(context.newId());
    const recorded = await handle({ type: 'Add${pascal}', ${camel}Id, by: user.id, form: body }, context);
    return ${camel}After(user.id, ${camel}Id, recorded);
  });
};
`,
  'index.ts': `import type { Feature } from '../../platform/feature.ts';
import { ${camel}Aggregate } from './aggregate.ts';
import { ${camel}List } from './projection.ts';
import { ${camel}Queries } from './queries.ts';
import { ${camel}Routes } from './routes.ts';

export const ${camel}Feature: Feature = {
  privacy: { tables: { [${camel}List.table]: { owner: 'ownerId' } }, streams: ['${camel}'] },
  aggregates: [${camel}Aggregate],
  projections: [${camel}List],
  routes: (router, { db, commands }) =>
    ${camel}Routes(router, {
      handle: (command, context) => commands.handle(${camel}Aggregate, { id: command.${camel}Id, command }, context),
      ...${camel}Queries(db),
    }),
};
`,
  'routes.int.spec.ts': `import { ${pascal}View } from '@hub/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../../platform/testing/http-client.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { ${camel}Feature } from './index.ts';

let app: TestApp;
let ann: TestClient;
let bob: TestClient;
beforeAll(async () => {
  app = await startTestApp([${camel}Feature]);
  [ann, bob] = await Promise.all([app.student(), app.student()]);
});
afterAll(() => app.stop());

describe('POST /api/${kebab}s', () => {
  it('adds a ${words} and shows it at once, to its student alone', async () => {
    const { status, body } = await ann.post('/api/${kebab}s', { title: 'A ${words}' });
    expect(status).toBe(201);
    expect((await ann.get('/api/${kebab}s')).body).toEqual([${pascal}View.strict().parse(body)]);
    expect((await bob.get('/api/${kebab}s')).body).toEqual([]);
  });

  it('refuses bad input with its message', async () => {
    expect(await ann.post('/api/${kebab}s', {})).toMatchObject({ status: 400, body: { message: 'Title is required' } });
  });

  it('is for students who are signed in', async () => {
    expect(await app.visitor.post('/api/${kebab}s', { title: 'A ${words}' })).toMatchObject({ status: 401 });
  });
});
`,
});

/** `backend/migrations/<instant>_<name>.ts`. */
export const migrationFile = ({ snake }: Names) => `import type { Knex } from 'knex';

export const up = (knex: Knex) =>
  knex.schema.createTable('${snake}_list', (table) => {
    table.uuid('id').primary();
    table.uuid('owner_id').notNullable();
    table.text('title').notNullable();
    table.text('created_at').notNullable();
    table.index(['owner_id', 'created_at']);
  });

export const down = (knex: Knex) => knex.schema.dropTable('${snake}_list');
`;
