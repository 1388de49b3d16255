/** File path → its text, in a small copy of the repository's tree. */
export type Tree = Readonly<Record<string, string>>;

const uses = (target: string) => `import { thing } from '${target}';\nexport const other = thing;\n`;
const thing = 'export const thing = 1;\n';
const pkg = (name: string): Tree => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'exports.thing = 1;\n',
});

const rooms = [
  'domain',
  'runtime',
  'encryption',
  'observability',
  'identity',
  'mail',
  'event-log',
  'postgres',
  'audit',
  'files',
  'workflows',
  'read-models',
  'subscriptions',
  'commands',
  'privacy',
  'http',
  'http/routing',
  'http/endpoints',
  'http/web',
  'http/open-api',
];
const inPlatform = (path: string) => `backend/src/platform/${path}`;

/** A room that uses one that is not on its list, and one whose inside is used from outside. */
const roomPlants = (room: string): [string, Tree[]][] => {
  const other = room === 'audit' ? 'privacy' : 'audit';
  const up = room.includes('/') ? '../../' : '../';
  return [
    [
      `room-${room.replace('/', '-')}`,
      [
        {
          [inPlatform(`${room}/a.ts`)]: uses(`${up}${other}/index.ts`),
          [inPlatform(`${other}/index.ts`)]: thing,
        },
      ],
    ],
    [
      `doors-of-${room.replace('/', '-')}`,
      [{ 'backend/src/a.ts': uses(`./platform/${room}/inside.ts`), [inPlatform(`${room}/inside.ts`)]: thing }],
    ],
  ];
};

/** For each rule of .dependency-cruiser.cjs the trees that must break it, and nothing else. */
export const plants: Readonly<Record<string, readonly Tree[]>> = {
  'no-cycle': [{ 'backend/src/one.ts': uses('./two.ts'), 'backend/src/two.ts': uses('./one.ts') }],
  resolvable: [{ 'backend/src/one.ts': uses('./gone.ts') }, { 'shell/src/one.ts': uses('@hub/gone') }],
  'contracts-bring-zod-alone': [
    { 'packages/contracts/src/task.ts': uses('date-fns'), ...pkg('date-fns') },
    { 'packages/contracts/src/task.ts': uses('node:fs') },
    { 'packages/contracts/src/task.ts': uses('../../ui/src/index.ts'), 'packages/ui/src/index.ts': thing },
  ],
  'platform-without-features': [
    {
      'backend/src/platform/encryption/keys.ts': uses('../../features/task/index.ts'),
      'backend/src/features/task/index.ts': thing,
    },
  ],
  'features-by-their-index': [
    {
      'backend/src/features/task/routes.ts': uses('../class/queries.ts'),
      'backend/src/features/class/queries.ts': thing,
    },
  ],
  'front-end-features-apart': [
    {
      'mfe-classes/src/features/notes/note.ts': uses('../upload/api.ts'),
      'mfe-classes/src/features/upload/api.ts': thing,
    },
    {
      'mfe-classes/src/features/notes/note.spec.ts': uses('../loose.ts'),
      'mfe-classes/src/features/loose.ts': thing,
    },
    { 'shell/src/apps/auth/auth.tsx': uses('../layout/brand.tsx'), 'shell/src/apps/layout/brand.tsx': thing },
  ],
  'pages-and-slots-on-top': [
    { 'mfe-classes/src/features/notes/note.ts': uses('../../pages/page.ts'), 'mfe-classes/src/pages/page.ts': thing },
    { 'mfe-classes/src/shared/icon.ts': uses('../slots/card.tsx'), 'mfe-classes/src/slots/card.tsx': thing },
  ],
  'shared-below-features': [
    {
      'mfe-classes/src/shared/icon.ts': uses('../features/notes/note.ts'),
      'mfe-classes/src/features/notes/note.ts': thing,
    },
    { 'shell/src/shared/brand.tsx': uses('../apps/auth/auth.tsx'), 'shell/src/apps/auth/auth.tsx': thing },
  ],
  'pure-core': [
    { 'backend/src/features/task/decider.ts': uses('date-fns'), ...pkg('date-fns') },
    { 'backend/src/features/task/events.ts': uses('node:crypto') },
    { 'backend/src/features/task/projection.ts': uses('knex'), ...pkg('knex') },
  ],
  'remotes-alone': [
    { 'mfe-calendar/src/a.ts': uses('../../mfe-classes/src/b.ts'), 'mfe-classes/src/b.ts': thing },
    { 'mfe-calendar/src/a.ts': uses('../../shell/src/b.ts'), 'shell/src/b.ts': thing },
  ],
  'deployed-apart-compiled-apart': [
    { 'shell/src/a.ts': uses('../../workflows/src/b.ts'), 'workflows/src/b.ts': thing },
    { 'backend/src/a.ts': uses('../../infra/postgres/src/b.ts'), 'infra/postgres/src/b.ts': thing },
  ],
  'remotes-without-servers': [{ 'mfe-calendar/src/a.ts': uses('../../backend/src/b.ts'), 'backend/src/b.ts': thing }],
  'remotes-at-run-time': [
    { 'shell/src/a.ts': uses('../../mfe-calendar/src/b.ts'), 'mfe-calendar/src/b.ts': thing },
    { 'packages/mfe/src/a.ts': uses('../../../mfe-calendar/src/b.ts'), 'mfe-calendar/src/b.ts': thing },
  ],
  'backend-and-workflows-apart': [
    { 'backend/src/a.spec.ts': uses('../../workflows/src/b.ts'), 'workflows/src/b.ts': thing },
    { 'workflows/src/a.spec.ts': uses('../../backend/src/b.ts'), 'backend/src/b.ts': thing },
  ],
  'workflow-imports-temporal-alone': [
    { 'workflows/src/reading/workflow.ts': uses('zod'), ...pkg('zod') },
    { 'workflows/src/reading/workflow.ts': uses('./activities.ts'), 'workflows/src/reading/activities.ts': thing },
  ],
  'one-door-to-the-event-log': [
    {
      'backend/src/platform/subscriptions/supervise-subscriptions.ts': uses('@eventstore/db-client'),
      ...pkg('@eventstore/db-client'),
    },
  ],
  ...Object.fromEntries(rooms.flatMap(roomPlants)),
  'specs-imported-by-none': [{ 'backend/src/a.ts': uses('./b.spec.ts'), 'backend/src/b.spec.ts': thing }],
  'test-helpers-in-tests-alone': [{ 'backend/src/a.ts': uses('./testing/b.ts'), 'backend/src/testing/b.ts': thing }],
  'packages-by-their-index': [
    {
      'workflows/src/a.ts': uses('../../packages/study-rules/src/dates/find.ts'),
      'packages/study-rules/src/dates/find.ts': thing,
    },
    { 'packages/mfe/src/a.ts': uses('../../ui/src/theme.ts'), 'packages/ui/src/theme.ts': thing },
  ],
  'rules-in-one-direction': [
    {
      'packages/study-rules/src/answering/a.ts': uses('../study-material/b.ts'),
      'packages/study-rules/src/study-material/b.ts': thing,
    },
    {
      'packages/study-rules/src/scheduling/a.ts': uses('../index.ts'),
      'packages/study-rules/src/index.ts': thing,
    },
  ],
  'outline-from-text-alone': [
    {
      'packages/study-rules/src/outline/a.ts': uses('../answering/b.ts'),
      'packages/study-rules/src/answering/b.ts': thing,
    },
  ],
  'rules-on-common-ground': [
    {
      'packages/study-rules/src/dates/a.ts': uses('../syllabus/b.ts'),
      'packages/study-rules/src/syllabus/b.ts': thing,
    },
    {
      'packages/study-rules/src/language/a.ts': uses('../events/b.ts'),
      'packages/study-rules/src/events/b.ts': thing,
    },
  ],
};

/** What must pass: the roads that the rules leave open. */
export const allowed: readonly Tree[] = [
  {
    'mfe-classes/src/pages/page.tsx': uses('../features/notes/note.ts'),
    'mfe-classes/src/features/notes/note.ts': uses('../../shared/icon.ts'),
    'mfe-classes/src/shared/icon.ts': thing,
    'mfe-classes/src/features/notes/note.spec.ts': uses('../../pages/page.tsx'),
  },
  { 'packages/contracts/src/task.ts': uses('zod'), ...pkg('zod') },
  { 'backend/src/features/task/routes.ts': uses('../class/index.ts'), 'backend/src/features/class/index.ts': thing },
  { 'backend/src/a.ts': uses('./platform/files/index.ts'), 'backend/src/platform/files/index.ts': thing },
  {
    'backend/src/platform/files/a.ts': uses('../domain/index.ts'),
    'backend/src/platform/domain/index.ts': thing,
  },
  { 'backend/src/platform/event-log/client.ts': uses('@eventstore/db-client'), ...pkg('@eventstore/db-client') },
  { 'workflows/src/reading/workflow.ts': uses('@temporalio/workflow'), ...pkg('@temporalio/workflow') },
  {
    'workflows/src/reading/workflow.ts':
      "import type { thing } from './activities.ts';\nexport type A = typeof thing;\n",
    'workflows/src/reading/activities.ts': thing,
  },
  {
    'workflows/src/reading/workflow.ts': uses('../failure/workflow.ts'),
    'workflows/src/failure/workflow.ts': uses('@temporalio/workflow'),
    ...pkg('@temporalio/workflow'),
  },
  { 'backend/src/a.int.spec.ts': uses('./testing/b.ts'), 'backend/src/testing/b.ts': thing },
  {
    'workflows/src/a.ts': uses('../../packages/study-rules/src/index.ts'),
    'packages/study-rules/src/index.ts': uses('./scheduling/plan.ts'),
    'packages/study-rules/src/scheduling/plan.ts': uses('../dates/calendar.ts'),
    'packages/study-rules/src/dates/calendar.ts': thing,
  },
];
