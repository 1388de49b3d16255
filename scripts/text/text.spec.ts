import { describe, expect, it } from 'vitest';
import { checkFeatures } from './features.ts';
import { checkPaths } from './paths.ts';
import { checkSettings } from './settings.ts';
import { checkSpecIds } from './spec-ids.ts';
import { checkSql } from './sql.ts';
import { checkSuppressions } from './suppressions.ts';
import { repositoryOf } from './testing.ts';
import { checkWalk } from './walk.ts';

describe('paths in the documents', () => {
  const check = (text: string) => checkPaths(repositoryOf({ 'ARCHITECTURE.md': text, 'backend/src/app.ts': '' }));

  it('exist', () => {
    expect(check('See `backend/src/app.ts` and `backend/src/`.')).toEqual([]);
    expect(check('See `backend/src/gone.ts`.')).toEqual([
      'ARCHITECTURE.md names backend/src/gone.ts, which does not exist',
    ]);
  });

  it('are checked in code blocks and links too', () => {
    expect(check('```\nshell/src/gone.ts   draws\n```')).toHaveLength(1);
    expect(check('[more](docs/gone.md#part)')).toHaveLength(1);
    expect(check('[elsewhere](https://example.org/docs/gone.md)')).toEqual([]);
  });

  it('are checked in every document, by the end of a path too', () => {
    const inReadme = (text: string) =>
      checkPaths(repositoryOf({ 'mfe-study/README.md': text, 'mfe-study/src/features/review/card.tsx': '' }));
    expect(inReadme('`features/review`, `review/card.tsx` and `card.tsx`')).toEqual([]);
    expect(inReadme('`features/gone`')).toEqual(['mfe-study/README.md names features/gone, which does not exist']);
    expect(inReadme('`review/gone.tsx`')).toHaveLength(1);
  });

  it('may be patterns', () => {
    expect(check('`backend/src/features/<thing>/events.ts`, @hub/contracts, node_modules/shell/x')).toEqual([]);
  });
});

describe('feature folders', () => {
  const contributing = [
    '| always      | `index.ts`, `routes.ts` |',
    '| with events | `events.ts`, `aggregate.ts` |',
    '| with undo   | `undo.ts` |',
    '| in a remote | `api.ts` |',
  ].join('\n');
  const check = (texts: Readonly<Record<string, string>>) =>
    checkFeatures(repositoryOf({ 'CONTRIBUTING.md': contributing, ...texts }));
  const task = 'backend/src/features/task';
  const complete = { [`${task}/index.ts`]: '', [`${task}/routes.ts`]: '' };

  it('have the files that CONTRIBUTING lists', () => {
    expect(check(complete)).toEqual([]);
    expect(check({ [`${task}/index.ts`]: '' })).toEqual([`${task} lacks routes.ts`]);
    expect(check({ ...complete, [`${task}/events.ts`]: '' })).toEqual([`${task} lacks aggregate.ts`]);
  });

  it('have an undo.ts where the aggregate has undo', () => {
    const events = { ...complete, [`${task}/events.ts`]: '' };
    expect(check({ ...events, [`${task}/aggregate.ts`]: 'category' })).toEqual([]);
    expect(check({ ...events, [`${task}/aggregate.ts`]: '  undo: undoTask,' })).toEqual([`${task} lacks undo.ts`]);
  });

  it('may have sub-features, whose files are complete', () => {
    expect(check({ ...complete, [`${task}/email/events.ts`]: '' })).toEqual([`${task}/email lacks aggregate.ts`]);
    expect(check({ ...complete, [`${task}/import/csv.ts`]: '', [`${task}/testing/undo.ts`]: '' })).toEqual([]);
  });

  it('of a remote have an api.ts if they call the API', () => {
    const tasks = 'mfe-calendar/src/features/tasks';
    const calls = "import { change, t } from '@hub/mfe';";
    const spec = { [`${tasks}/task-row.spec.tsx`]: '' };
    expect(check({ ...spec, [`${tasks}/api.ts`]: calls, [`${tasks}/task-row.tsx`]: '' })).toEqual([]);
    expect(check({ ...spec, [`${tasks}/task-row.tsx`]: calls })).toEqual([`${tasks} lacks api.ts`]);
    expect(check({ ...spec, [`${tasks}/task-row.tsx`]: '' })).toEqual([]);
  });

  it('of a remote are tested, there or in the page that shows them', () => {
    const row = { 'mfe-calendar/src/features/tasks/task-row.tsx': '' };
    const page = {
      'mfe-calendar/src/pages/tasks-page.tsx': "import { TaskRow } from '../features/tasks/task-row.tsx';",
    };
    expect(check({ ...row, ...page })).toEqual([
      'mfe-calendar/src/features/tasks has no .spec.tsx, and no page or slot with one shows it',
    ]);
    expect(check({ ...row, ...page, 'mfe-calendar/src/pages/tasks-page.spec.tsx': '' })).toEqual([]);
  });

  it('cannot be checked without the list', () => {
    expect(checkFeatures(repositoryOf({ 'CONTRIBUTING.md': 'Have fun.' }))).toHaveLength(1);
  });
});

describe("ARCHITECTURE's walk", () => {
  const check = (rows: readonly string[]) =>
    checkWalk(
      repositoryOf({
        'ARCHITECTURE.md': ['## The path of a change', '', '| File | Code | What |', ...rows, '', '## Next'].join('\n'),
        'backend/src/routes.ts': 'mount(completeTask)',
        'backend/src/decider.ts': 'case CompleteTask:',
        'mfe/api.ts': 'change(completeTask)',
      }),
    );

  it('names files, code in them, and connected steps', () => {
    expect(
      check(['| `mfe/api.ts` | `completeTask` | sends |', '| `backend/src/routes.ts` | `mount` | takes |']),
    ).toEqual([]);
  });

  it.each([
    ['a file that is gone', ['| `mfe/gone.ts` | `completeTask` | sends |']],
    ['a symbol that is elsewhere', ['| `mfe/api.ts` | `CompleteTask` | sends |']],
    [
      'a step that the one before does not lead to',
      ['| `mfe/api.ts` | `completeTask` | sends |', '| `backend/src/decider.ts` | | |'],
    ],
    ['no step at all', []],
  ])('is refused with %s', (_, rows) => {
    expect(check(rows)).toHaveLength(1);
  });
});

describe('a rule that is switched off', () => {
  const off = (directive: string) => checkSuppressions(repositoryOf({ 'backend/src/a.ts': `// ${directive}` }));

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

describe('the settings in docs/settings.md', () => {
  const settings = { PORT: { fallback: '3000', meaning: 'Port of the app' } };
  const check = (table: string) => checkSettings(repositoryOf({ 'docs/settings.md': table }), settings);

  it('match the program', () => {
    expect(check('| `PORT` | `3000` | Port of the app |')).toEqual([]);
    expect(check('| `PORT`  | `3000`  |  Port of the app  |')).toEqual([]);
  });

  it('are reported when missing, wrong or unknown', () => {
    expect(check('')).toEqual(['docs/settings.md lacks the row | `PORT` | `3000` | Port of the app |']);
    expect(check('| `PORT` | `8080` | Port of the app |')).toHaveLength(2);
  });
});

describe('the lines of the specification that tests name', () => {
  it('exist', () => {
    const checklist = { 'docs/spec/checklist.md': '- [ ] S6.1 Signed-out users see only the landing page.' };
    const check = (id: string) =>
      checkSpecIds(repositoryOf({ ...checklist, 'shell/e2e/a.e2e.ts': `test('[${id}] x')` }));
    expect(check('S6.1')).toEqual([]);
    expect(check('S6.9')).toEqual(['shell/e2e/a.e2e.ts names S6.9, which docs/spec/checklist.md does not contain']);
  });
});

describe('SQL', () => {
  const check = (code: string, path = 'backend/src/a.ts') => checkSql(repositoryOf({ [path]: code }));

  it.each([
    'db.raw(`select * from ${table} where id = ${id}`);',
    'const sort = `name ${order}`; rows.orderByRaw(`${sort} desc`);',
    'function f(id: string) { return client.query(`select ${id}`); }',
    "db('t').whereRaw(`title = '${body.title}'`);",
  ])('is rejected with a variable in its text: %s', (code) => {
    expect(check(code)).toEqual([expect.stringMatching(/^backend\/src\/a\.ts:1 puts a variable into SQL/)]);
  });

  it.each([
    "db.raw('select * from t where id = ?', [id]);",
    "import { channel } from './b.ts'; client.query(`listen ${channel}`);",
    "const old = 'x < now()'; rows.whereRaw(`not ${old}`);",
    "const may = yes ? 'select' : 'insert'; db.raw(`grant ${may} on ??`, [table]);",
  ])('may contain constants and parameters: %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  it('is checked only in the product', () => {
    expect(check('db.raw(`select ${id}`)', 'backend/src/a.int.spec.ts')).toEqual([]);
  });
});
