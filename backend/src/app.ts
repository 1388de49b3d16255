import * as contracts from '@hub/contracts';
import { Router } from '@koa/router';
import type Koa from 'koa';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';
import { accessTokenFeature } from './features/access-token/index.ts';
import { assistantFeature } from './features/assistant/index.ts';
import { auditFeature } from './features/audit/index.ts';
import { auditGrantFeature } from './features/audit-grant/index.ts';
import { calendarEventFeature } from './features/calendar-event/index.ts';
import { calendarFeedFeature } from './features/calendar-feed/index.ts';
import { calendarSubscriptionFeature } from './features/calendar-subscription/index.ts';
import { cardReviewFeature } from './features/card-review/index.ts';
import { classFeature } from './features/class/index.ts';
import { conversationFeature } from './features/conversation/index.ts';
import { documentFeature } from './features/document/index.ts';
import { gradeFeature } from './features/grade/index.ts';
import { historyFeature } from './features/history/index.ts';
import { flashcardSetFeature } from './features/flashcard-set/index.ts';
import { practiceAttemptFeature } from './features/practice-attempt/index.ts';
import { practiceTestFeature } from './features/practice-test/index.ts';
import { meetingFeature } from './features/meeting/index.ts';
import { passageFeature } from './features/passage/index.ts';
import { noteFeature } from './features/note/index.ts';
import { operationsFeature } from './features/operations/index.ts';
import { quotaFeature } from './features/quota/index.ts';
import { releaseFeature, releaseServing } from './features/release/index.ts';
import { reminderFeature } from './features/reminder/index.ts';
import { searchFeature } from './features/search/index.ts';
import { statsFeature } from './features/stats/index.ts';
import { studyPlanFeature } from './features/study-plan/index.ts';
import { syllabusReviewFeature } from './features/syllabus-review/index.ts';
import { taskFeature } from './features/task/index.ts';
import { undoFeature } from './features/undo/index.ts';
import { webhookFeature } from './features/webhook/index.ts';
import { termFeature } from './features/term/index.ts';
import { accountRoles, userFeature, userQueries } from './features/user/index.ts';
import { platformChecks } from './platform/health-checks.ts';
import type { Feature } from './platform/feature.ts';
import { subscribersOf } from './platform/subscriptions/index.ts';
import {
  aiTokensRoutes,
  createLive,
  healthRoutes,
  workflowSecretsRoutes,
  workflowProgressRoute,
} from './platform/http/endpoints/index.ts';
import { navigationRoutes, type Operation, operationsOf } from './platform/http/routing/index.ts';
import { openApiRoutes } from './platform/http/open-api/index.ts';
import { createServer, workerListener } from './platform/http/index.ts';
import { pageTexts, readLocales, web, webBuild, webFiles } from './platform/http/web/index.ts';
import type { Platform } from './platform/platform.ts';

/** Every feature that keeps something of students. */
const subjects: readonly Feature[] = [
  userFeature,
  accessTokenFeature,
  termFeature,
  classFeature,
  meetingFeature,
  taskFeature,
  calendarEventFeature,
  gradeFeature,
  calendarFeedFeature,
  calendarSubscriptionFeature,
  reminderFeature,
  studyPlanFeature,
  documentFeature,
  syllabusReviewFeature,
  noteFeature,
  passageFeature,
  flashcardSetFeature,
  cardReviewFeature,
  practiceTestFeature,
  practiceAttemptFeature,
  conversationFeature,
  assistantFeature,
  statsFeature,
  quotaFeature,
  searchFeature,
  webhookFeature,
  auditGrantFeature,
];

/** All features. */
export const features: readonly Feature[] = [
  ...subjects,
  undoFeature(subjects),
  historyFeature([...subjects, releaseFeature]),
  operationsFeature,
  auditFeature(subjects),
  releaseFeature,
];

/** The shell's pages, and the slots that each page shows first. */
const shellRoutes = ['/', '/auth', '/auth/forgot-password', '/auth/reset-password', '/auth/verify-email', '/settings'];
const slots = {
  '/': ['dashboard-today', 'dashboard-month', 'dashboard-classes', 'dashboard-upcoming', 'dashboard-review'],
  '/settings': ['settings-subscriptions'],
  '/class/:id': ['class-upcoming', 'class-timetable'],
  '/classes/:id': ['class-upcoming', 'class-timetable'],
};

const unlimited = {
  readsPerSecond: 0,
  writesPerSecond: 0,
  uploadsPerMinute: 0,
  anonymousPerSecond: 0,
  anonymousTotalPerSecond: 0,
};

export interface App {
  readonly koa: Koa;
  /** Handles the requests of the separate listener for workflow activities. */
  readonly serveWorkers: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** All routes. */
  readonly operations: readonly Operation[];
  /** Reports "not ready" from now on, and keeps serving. */
  retire(): void;
  /** Closes the responses that never end on their own. */
  close(): void;
}

/** Assembles the API. */
export const createApp = (
  config: Pick<Config, 'webDir' | 'localesDir' | 'landingClaim' | 'workerToken' | 'trustProxy'> & {
    readonly limits?: Partial<Config['limits']>;
    readonly internal?: Config['internal'];
  },
  platform: Platform,
  features: readonly Feature[],
): App => {
  const live = createLive(platform);
  const build = webBuild(config.webDir);
  const { manifestOf, contentAt } = releaseServing(platform);
  const texts = pageTexts(readLocales(config.localesDir), config.landingClaim);
  let stopping = false;

  const router = new Router({ sensitive: true }); // paths are case-sensitive
  const subscribers = subscribersOf(features, platform);
  const { taskQueue } = contracts.analyzeSyllabus;
  const webBuilt = async () => (await build()) !== null;
  const checks = platformChecks({ ...platform, subscribers, taskQueue, webBuilt });
  navigationRoutes(router);
  openApiRoutes(router, contracts);
  healthRoutes(router, { checks, stopping: () => stopping, log: platform.log });
  workflowSecretsRoutes(router, platform);
  workflowProgressRoute(router, platform);
  aiTokensRoutes(router, platform);
  live.routes(router);
  for (const feature of features) feature.routes?.(router, platform);

  const workers = workerListener(config.internal !== undefined && config.internal !== null);
  const koa = createServer({
    log: platform.log,
    db: platform.db,
    progress: platform.progress,
    freeSpace: platform.freeSpace,
    secrets: platform.secrets,
    idempotency: platform.idempotency,
    workerToken: config.workerToken,
    trustProxy: config.trustProxy,
    limits: { ...unlimited, ...config.limits },
    hiddenIds: features.flatMap(({ hiddenIds }) => hiddenIds?.(platform) ?? []),
    roles: accountRoles(platform),
    onSessionEnd: (userId) => live.disconnect(userId),
    workersOnly: workers.guard,
    files: webFiles(config.webDir, contentAt),
    page: web({ build, manifestOf, userView: userQueries(platform.db).userOf, shellRoutes, slots, texts }),
    router,
  });
  const retire = () => {
    stopping = true;
  };
  const serveWorkers = workers.servedBy(koa.callback());
  return { koa, serveWorkers, operations: operationsOf(router), retire, close: () => live.close() };
};
