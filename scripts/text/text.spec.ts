import { describe, expect, it } from 'vitest';
import { checkFeatures } from './features.ts';
import { checkPaths } from './paths.ts';
import type { Repository } from './repository.ts';
import { checkSettings } from './settings.ts';
import { checkSpecIds } from './spec-ids.ts';
import { checkSql } from './sql.ts';
import { checkSuppressions } from './suppressions.ts';

const repository = (texts: Readonly<Record<string, string>>): Repository => {
  const files = Object.keys(texts);
  return {
    files,
    read: (path) => texts[path] ?? '',
    has: (path) => files.some((file) => file === path || file.startsWith(`${path}/`)),
  };
};

describe('paths in the documents', () => {
  const check = (text: string) => checkPaths(repository({ 'ARCHITECTURE.md': text, 'backend/src/app.ts': '' }));

  it('exist', () => {
    expect(check('See `backend/src/app.ts` and `backend/src/`.')).toEqual([]);
    expect(check('See `backend/src/gone.ts`.')).toEqual([
      'ARCHITECTURE.md names backend/src/gone.ts, which does not exist',
    ]);
  });

  it('are checked in drawings and links too', () => {
    expect(check('```\nshell/src/gone.ts   draws\n```')).toHaveLength(1);
    expect(check('[more](docs/gone.md#part)')).toHaveLength(1);
    expect(check('[elsewhere](https://example.org/docs/gone.md)')).toEqual([]);
  });

  it('may be patterns that stand for many', () => {
    expect(check('`backend/src/features/<thing>/events.ts`, @hub/contracts, node_modules/shell/x')).toEqual([]);
  });
});

describe('feature folders', () => {
  it('have the files that one looks for', () => {
    const stats = 'backend/src/features/stats';
    const complete = { [`${stats}/index.ts`]: '', [`${stats}/queries.ts`]: '', [`${stats}/routes.ts`]: '' };
    expect(checkFeatures(repository(complete))).toEqual([`${stats} lacks routes.int.spec.ts`]);
    const more = checkFeatures(repository({ ...complete, [`${stats}/events.ts`]: '' }));
    expect(more).toContain(`${stats} lacks events.samples.json`);
    expect(more).toContain(`${stats} lacks decider.spec.ts`);
  });

  it('of a remote call the API in api.ts and are tested', () => {
    expect(checkFeatures(repository({ 'mfe-calendar/src/features/tasks/task-row.tsx': '' }))).toEqual([
      'mfe-calendar/src/features/tasks lacks api.ts',
      'mfe-calendar/src/features/tasks has no .spec.tsx',
    ]);
  });
});

describe('a rule that is switched off', () => {
  const off = (directive: string) => checkSuppressions(repository({ 'backend/src/a.ts': `// ${directive}` }));

  it('says why', () => {
    expect(off('oxlint-disable-next-line no-console -- the terminal is its output')).toEqual([]);
    expect(off('oxlint-disable-next-line no-console')).toHaveLength(1);
    expect(off('@ts-expect-error the types lack the third argument')).toEqual([]);
    expect(off('@ts-expect-error')).toHaveLength(1);
  });

  it('is never the compiler for a whole file', () => {
    expect(off('@ts-nocheck because of reasons')[0]).toContain('backend/src/a.ts:1');
  });
});

describe("README's settings", () => {
  const settings = { PORT: { fallback: '3000', meaning: 'Port of the app' } };
  const check = (table: string) => checkSettings(repository({ 'README.md': table }), settings);

  it('are those of the program', () => {
    expect(check('| `PORT` | `3000` | Port of the app |')).toEqual([]);
    expect(check('| `PORT`  | `3000`  |  Port of the app  |')).toEqual([]);
  });

  it('are missed, wrong or unknown', () => {
    expect(check('')).toEqual(['README.md lacks the row | `PORT` | `3000` | Port of the app |']);
    expect(check('| `PORT` | `8080` | Port of the app |')).toHaveLength(2);
  });
});

describe('the lines of the specification that tests name', () => {
  it('exist', () => {
    const checklist = { 'docs/spec/checklist.md': '- [ ] S6.1 Signed-out users see only the landing page.' };
    const check = (id: string) => checkSpecIds(repository({ ...checklist, 'shell/e2e/a.e2e.ts': `test('[${id}] x')` }));
    expect(check('S6.1')).toEqual([]);
    expect(check('S6.9')).toEqual(['shell/e2e/a.e2e.ts names S6.9, which docs/spec/checklist.md does not hold']);
  });
});

describe('SQL', () => {
  const check = (code: string, path = 'backend/src/a.ts') => checkSql(repository({ [path]: code }));

  it.each([
    'db.raw(`select * from ${table} where id = ${id}`);',
    'const sort = `name ${order}`; rows.orderByRaw(`${sort} desc`);',
    'function f(id: string) { return client.query(`select ${id}`); }',
    "db('t').whereRaw(`title = '${body.title}'`);",
  ])('takes nothing that varies into its text: %s', (code) => {
    expect(check(code)).toEqual([expect.stringMatching(/^backend\/src\/a\.ts:1 puts something that varies into SQL/)]);
  });

  it.each([
    "db.raw('select * from t where id = ?', [id]);",
    "import { channel } from './b.ts'; client.query(`listen ${channel}`);",
    "const old = 'x < now()'; rows.whereRaw(`not ${old}`);",
    "const may = yes ? 'select' : 'insert'; db.raw(`grant ${may} on ??`, [table]);",
  ])('is made of constants and parameters: %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  it('is looked at in the product alone', () => {
    expect(check('db.raw(`select ${id}`)', 'backend/src/a.int.spec.ts')).toEqual([]);
  });
});
