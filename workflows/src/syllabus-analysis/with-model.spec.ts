import { MockActivityEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chooseAi } from '../ai/choose-ai.ts';
import { type Behaviour, ProviderServer } from '../ai/model/testing/provider-server.ts';
import { RulesAi } from '../ai/rules-ai.ts';
import { createBackend } from '../backend.ts';
import { BackendServer, token } from '../testing/backend-server.ts';
import { serveStudy, studentId } from '../testing/study-backend.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import { TextReader } from '../text/text-reader.ts';
import { syllabusActivities } from './activities.ts';

const server = new BackendServer();
const { tokens } = serveStudy(server);
const provider = new ProviderServer();
const rules = new RulesAi();
const reader = new TextReader();
let providerUrl = '';

beforeAll(async () => {
  await server.start();
  providerUrl = await provider.start();
});
afterAll(() => Promise.all([server.stop(), provider.stop(), rules.close(), reader.close()]));
beforeEach(() => {
  tokens.length = 0;
  provider.requests.length = 0;
});

const syllabus = [
  'Biology 101, Fall 2026',
  '',
  'Midterm exam: Monday, October 5',
  '',
  'Quiz 3 on Thursday, November 12',
  '',
  'Office hours move to the library on November 19.',
].join('\n');
const read = {
  midterm: { title: 'Midterm exam', date: '2026-10-05', type: 'exam', quote: 'Midterm exam: Monday, October 5' },
  shifted: { title: 'Quiz 3', date: '2026-11-13', type: 'quiz', quote: 'Quiz 3 on Thursday, November 12' },
  invented: { title: 'Quiz 9', date: '2026-11-26', type: 'quiz', quote: 'Quiz 9 on Thursday, November 26' },
  alone: {
    title: 'Library hours',
    date: '2026-11-19',
    type: 'other',
    quote: 'Office hours move to the library on November 19.',
  },
};
const saying = (...events: readonly object[]) => ({
  says: JSON.stringify({ events: events.map((event) => ({ time: null, ...event })) }),
});

/** What the backend has recorded after the workflow's two activities. */
const analyze = async (behaviour: Behaviour) => {
  provider.always = behaviour;
  const backend = createBackend({ url: server.url, token });
  const log = pino({ level: 'silent' });
  const models = [{ provider: 'openai' as const, name: 'first', apiKey: 'key', baseUrl: `${providerUrl}/v1` }];
  const ceilings = { perCall: 60_000, perStudent: 200_000, overall: 5_000_000 };
  const ai = chooseAi({ models, ceilings }, { rules, count: backend, log });
  const { extractDates, recordDates } = syllabusActivities({ backend, ai, texts: new DocumentTexts(backend, reader) });
  const documentId = server.add({ name: 'a.txt', data: Buffer.from(syllabus), uploadedOn: '2026-09-01', studentId });
  const run = new MockActivityEnvironment();
  const reading: Awaited<ReturnType<typeof extractDates>> = await run.run(extractDates, { documentId });
  await run.run(recordDates, { documentId, ...reading });
  const { dates = [], toCheck = [] } = server.documents.get(documentId) ?? {};
  return { created: dates.map(({ dueDate }) => dueDate), toCheck: toCheck.map(({ dueDate }) => dueDate).toSorted() };
};

describe('a syllabus that a language model reads too', { timeout: 60_000 }, () => {
  it('has on the calendar what both read, and to check what one of them read', async () => {
    const { created, toCheck } = await analyze(saying(...Object.values(read)));
    expect(created).toEqual(['2026-10-05']);
    expect(toCheck).toEqual(['2026-11-12', '2026-11-19']);
  });

  it("counts its tokens among the student's: reserved before the call, corrected after it", async () => {
    await analyze(saying(read.midterm));
    expect(provider.requests).toHaveLength(1);
    const [reserved = 0, correction = 0, ...more] = tokens;
    expect(more).toEqual([]);
    expect(reserved).toBeGreaterThan(4000);
    expect(correction).toBeLessThan(0);
    expect(reserved + correction).toBeGreaterThan(100);
  });

  it('is recorded as the rules read it when the stream is cut, and the calls stay counted', async () => {
    const { created } = await analyze({ ...saying(read.midterm), cutAfter: 3 });
    expect(created).toContain('2026-10-05');
    expect(created).toContain('2026-11-12');
    expect(tokens).toHaveLength(3);
    expect(tokens.every((count) => count > 4000)).toBe(true);
  });
});
