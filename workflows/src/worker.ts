import { constants } from 'node:os';
import { chatReply, followCalendar, readDocument } from '@hub/contracts';
import { loopbackToo, theInternet } from '@hub/safe-fetch';
import { createLog, startTracing } from '@hub/telemetry';
import { Runtime } from '@temporalio/worker';
import closeWithGrace from 'close-with-grace';
import { RulesAi } from './ai/rules-ai.ts';
import { chooseAi } from './ai/choose-ai.ts';
import { createBackend } from './backend.ts';
import { chatActivities } from './class-chat/activities.ts';
import { proposalActivities } from './class-proposal/activities.ts';
import { readConfig } from './config.ts';
import { readingActivities } from './document-reading/activities.ts';
import { startEmbeddings } from './embeddings/start-embeddings.ts';
import { flashcardActivities } from './flashcard-generation/activities.ts';
import { payloadKeys } from './payload-keys.ts';
import { practiceTestActivities } from './practice-test-generation/activities.ts';
import { runWorker } from './run-worker.ts';
import { scheduleActivities } from './scheduling-assistant/activities.ts';
import { calendarActivities } from './subscribed-calendars/activities.ts';
import { CalendarReader } from './subscribed-calendars/calendar-reader.ts';
import { syllabusActivities } from './syllabus-analysis/activities.ts';
import { ShortSyllabi } from './syllabus-analysis/short-syllabi.ts';
import { temporalLogger } from './temporal-log.ts';
import { DocumentTexts } from './text/document-texts.ts';
import { TextReader } from './text/text-reader.ts';
import { lowerPriority } from './threads/low-priority.ts';

// what answers students' requests may be on the same machine, and goes first; students still wait for most of this work
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL / 2);

const config = readConfig(process.env);
const log = createLog('worker', config.logLevel);
const stopTracing = await startTracing('worker');
// the process handles signals itself: while Temporal is unreachable there is no worker to handle them
Runtime.install({
  logger: temporalLogger(log),
  shutdownSignals: [],
  ...(config.metricsAddress && {
    telemetryOptions: { metrics: { prometheus: { bindAddress: config.metricsAddress } } },
  }),
});

const stop = new AbortController();
const text = new TextReader();
const rules = new RulesAi();
const calendars = new CalendarReader(config.calendarLoopback ? loopbackToo : theInternet);
const backend = createBackend(config.backend);
const ai = chooseAi(config.ai, { rules, count: backend, log });
const texts = new DocumentTexts(backend, text);
const short = config.ai.models.length === 0 ? new ShortSyllabi(backend) : undefined;
const embeddings = config.embeddings && startEmbeddings(config.embeddings, { backend, rules, log, stop: stop.signal });
const payloadKey = payloadKeys(backend, stop.signal);
const common = { temporal: config.temporal, payloadKey, log, stop: stop.signal };
const done = Promise.all([
  runWorker({ ...common, activities: syllabusActivities({ backend, ai, texts, short }) }),
  // separate, so that no syllabus waits behind long scans
  runWorker({
    ...common,
    activities: readingActivities({ backend, texts, vectors: embeddings?.writer }),
    taskQueue: readDocument.taskQueue,
    atOnce: 6,
  }),
  // separate, because a student waits for each of these
  runWorker({
    ...common,
    activities: {
      ...flashcardActivities({ backend, ai }),
      ...practiceTestActivities({ backend, ai }),
      ...chatActivities({ backend, ai, text, near: embeddings?.near }),
      ...scheduleActivities({ backend, ai }),
      ...proposalActivities({ backend, rules, text }),
    },
    taskQueue: chatReply.taskQueue,
    atOnce: 8,
  }),
  // separate, because most of each waits for a server that may be slow
  runWorker({
    ...common,
    activities: calendarActivities({ backend, calendars }),
    taskQueue: followCalendar.taskQueue,
    atOnce: 12,
  }),
]);

closeWithGrace({ delay: 9500, logger: false }, async ({ signal, err }) => {
  if (err) log.fatal({ err }, 'closing after an error');
  else log.info({ signal }, 'closing');
  stop.abort();
  await done;
  await Promise.all([text.close(), rules.close(), short?.close(), calendars.close(), stopTracing()]);
});
