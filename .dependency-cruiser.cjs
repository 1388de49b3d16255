const spec = String.raw`\.spec\.tsx?$`;
/** Code that only tests run. */
const testCode = String.raw`${spec}|/testing(/|\.tsx?$|-[^/]+\.ts$)|/eval/|^shell/e2e/|^scripts/|^infra/[^/]+/src/testing|^infra/(images|chart)/`;
const core = String.raw`^backend/src/features/[^/]+/(decider|events|projection)\.ts$`;

const because = {
  cycle: 'a cycle has no first thing to read',
  unresolved: 'what cannot be resolved passes every other rule without being looked at',
  contracts: 'contracts are compiled into every deployable: they may bring zod and nothing else',
  platform: 'the platform holds not one word of the domain',
  feature: "another feature's inside may change: use its index.ts",
  screens:
    'features and apps are separate: what two of them share goes up to src/shared, and pages and slots compose them',
  pure: 'deciders, events and projections are pure: time, ids and data come in as values',
  remote: 'a remote is built and released alone: use a slot, a query key or packages/*',
  apart: 'what deploys apart compiles apart: speak through packages/contracts',
  workflow: "a workflow is replayed: at run time it may import nothing but Temporal's own and other workflow.ts files",
  eventStore:
    'one place of the backend speaks to the event log; the benchmark measures it from outside, and one spec tampers with it',
  rooms: 'each room of the platform lists the rooms that it may use',
  doors: "a room's inside may change: use its index.ts",
  spec: 'no file depends on a spec',
  testing: 'test helpers stay out of the product',
  package: "a package's inside may change: import what its package.json exports",
  rules: 'the jobs of the rules do not know each other: share through dates, events, language or outline',
};

/** The rooms of the backend's platform, and which others each may use. */
const rooms = {
  domain: [],
  runtime: [],
  encryption: ['domain'],
  observability: ['domain'],
  identity: ['domain'],
  mail: ['encryption'],
  'event-log': ['domain', 'encryption', 'observability'],
  postgres: ['encryption', 'runtime'],
  audit: ['domain', 'event-log', 'files', 'observability', 'runtime'],
  files: ['domain', 'encryption', 'event-log', 'observability', 'runtime'],
  workflows: ['domain', 'encryption', 'observability', 'runtime'],
  'read-models': ['domain', 'encryption', 'event-log', 'observability', 'postgres', 'runtime'],
  subscriptions: ['domain', 'event-log', 'observability', 'postgres', 'read-models', 'runtime'],
  commands: ['domain', 'encryption', 'event-log', 'observability', 'read-models', 'runtime'],
  privacy: ['encryption', 'event-log', 'files', 'postgres', 'workflows'],
  http: [
    'commands',
    'domain',
    'encryption',
    'event-log',
    'files',
    'identity',
    'observability',
    'postgres',
    'read-models',
    'runtime',
  ],
  'http/routing': ['commands', 'domain', 'files', 'http', 'postgres', 'runtime'],
  'http/endpoints': ['domain', 'encryption', 'http', 'http/routing', 'read-models', 'runtime', 'workflows'],
  'http/web': ['files', 'http'],
  'http/open-api': ['http', 'http/routing', 'http/web'],
};
const insideHttp = '(?!(?:routing|endpoints|web|open-api)/)';
const filesOf = (room) => `^backend/src/platform/${room}/${room === 'http' ? insideHttp : ''}`;
/** What a room shows to others: its index, and clients that are expensive to load. */
const doors = String.raw`/index\.ts$|/event-log/client\.ts$|/workflows/temporal\.ts$`;

/** A room uses only the rooms that it lists, so there is no cycle between rooms. */
const directionOf = ([room, used]) => ({
  name: `room-${room.replace('/', '-')}`,
  comment: because.rooms,
  severity: 'error',
  from: { path: filesOf(room), pathNot: testCode },
  to: { path: '^backend/src/platform/', pathNot: [room, ...used].map(filesOf) },
});
/** Others use a room through its doors. */
const doorsOf = (room) => ({
  name: `doors-of-${room.replace('/', '-')}`,
  comment: because.doors,
  severity: 'error',
  from: { pathNot: [filesOf(room), testCode] },
  to: { path: filesOf(room), pathNot: doors },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycle', comment: because.cycle, severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', comment: because.unresolved, severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'contracts-bring-zod-alone',
      comment: because.contracts,
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: spec },
      to: { pathNot: '^packages/contracts/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'platform-without-features',
      comment: because.platform,
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: testCode },
      to: { path: '^backend/src/features/' },
    },
    {
      name: 'features-by-their-index',
      comment: because.feature,
      severity: 'error',
      from: { path: '^backend/src/features/([^/]+)/' },
      to: { path: '^backend/src/features/', pathNot: String.raw`^backend/src/features/($1/|[^/]+/index\.ts$)` },
    },
    {
      name: 'front-end-features-apart',
      comment: because.screens,
      severity: 'error',
      from: { path: '^(mfe-[^/]+/src/features|shell/src/apps)/([^/]+)/' },
      to: { path: '^(mfe-[^/]+/src/features|shell/src/apps)/', pathNot: '^$1/$2/' },
    },
    {
      name: 'pages-and-slots-on-top',
      comment: because.screens,
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/(features|apps|shared)/', pathNot: testCode },
      to: { path: '^$1/src/(pages|slots)/' },
    },
    {
      name: 'shared-below-features',
      comment: because.screens,
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/src/shared/' },
      to: { path: '^$1/src/(features|apps)/' },
    },
    {
      name: 'pure-core',
      comment: because.pure,
      severity: 'error',
      from: { path: core },
      to: { pathNot: '^backend/src/|^packages/contracts/|(^|/)node_modules/zod/' },
    },
    {
      name: 'remotes-alone',
      comment: because.remote,
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: '^(shell|mfe-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'deployed-apart-compiled-apart',
      comment: because.apart,
      severity: 'error',
      from: { path: '^(backend|workflows|shell)/', pathNot: testCode },
      to: { path: '^(backend|workflows|infra|shell)/', pathNot: '^$1/' },
    },
    {
      name: 'remotes-without-servers',
      comment: because.apart,
      severity: 'error',
      from: { path: '^mfe-' },
      to: { path: '^(backend|workflows|infra)/' },
    },
    {
      name: 'remotes-at-run-time',
      comment: because.remote,
      severity: 'error',
      from: { path: '^(shell|backend|workflows|infra|packages)/' },
      to: { path: '^mfe-' },
    },
    {
      name: 'backend-and-workflows-apart',
      comment: because.apart,
      severity: 'error',
      from: { path: '^(backend|workflows)/' },
      to: { path: '^(backend|workflows)/', pathNot: '^$1/' },
    },
    {
      name: 'workflow-imports-temporal-alone',
      comment: because.workflow,
      severity: 'error',
      from: { path: String.raw`^workflows/src/[^/]+/workflow\.ts$` },
      to: {
        pathNot: String.raw`(^|/)node_modules/@temporalio/|^workflows/src/[^/]+/workflow\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-door-to-the-event-log',
      comment: because.eventStore,
      severity: 'error',
      from: {
        pathNot: String.raw`^backend/src/platform/event-log/(calls|client|event-conversion)\.ts$|^backend/src/hub/audit\.int\.spec\.ts$|^infra/(event-log|bench)/`,
      },
      to: { path: '(^|/)node_modules/@eventstore/db-client/' },
    },
    ...Object.entries(rooms).map(directionOf),
    ...Object.keys(rooms).map(doorsOf),
    {
      name: 'specs-imported-by-none',
      comment: because.spec,
      severity: 'error',
      from: { pathNot: spec },
      to: { path: spec },
    },
    {
      name: 'test-helpers-in-tests-alone',
      comment: because.testing,
      severity: 'error',
      from: { pathNot: testCode },
      to: { path: String.raw`/testing(/|\.tsx?$|-[^/]+\.ts$)`, pathNot: '(^|/)node_modules/' },
    },
    {
      name: 'packages-by-their-index',
      comment: because.package,
      severity: 'error',
      from: { path: '^([^/]+/[^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: String.raw`^$1/|^packages/[^/]+/src/(index\.ts$|line\.ts$|lent-zod\.ts$|training\.ts$|testing(/|\.tsx?$))`,
      },
    },
    {
      name: 'rules-in-one-direction',
      comment: because.rules,
      severity: 'error',
      from: { path: '^packages/study-rules/src/(answering|scheduling|study-material|syllabus)/', pathNot: spec },
      to: {
        path: '^packages/study-rules/src/',
        pathNot: String.raw`^packages/study-rules/src/($1|dates|events|language|outline)/|/requests\.ts$`,
      },
    },
    {
      name: 'outline-from-text-alone',
      comment: because.rules,
      severity: 'error',
      from: { path: '^packages/study-rules/src/outline/', pathNot: spec },
      to: { path: '^packages/study-rules/src/', pathNot: '^packages/study-rules/src/(outline|dates|language)/' },
    },
    {
      name: 'rules-on-common-ground',
      comment: because.rules,
      severity: 'error',
      from: { path: '^packages/study-rules/src/(dates|events|language)/' },
      to: { path: '^packages/study-rules/src/', pathNot: '^packages/study-rules/src/$1/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules).*(^|/)(dist|build)/' },
    tsPreCompilationDeps: true,
    // without these, workspace packages with an `exports` map are not resolved, and the rules pass without looking
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
