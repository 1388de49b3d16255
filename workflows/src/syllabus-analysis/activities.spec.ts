import { type DocumentId, ExtractedDate, SkippedLine, unreadableSyllabus } from '@hub/contracts';
import { ApplicationFailure, CancelledFailure } from '@temporalio/activity';
import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSyllabus, type Syllabus, type SyllabusReading } from '@hub/study-rules';
import type { StudyAi } from '../ai/study-ai.ts';
import { BackendAway, createBackend } from '../backend.ts';
import { BackendServer, token } from '../testing/backend-server.ts';
import { DocumentTexts } from '../text/document-texts.ts';
import type { TextReader } from '../text/text-reader.ts';
import { noText, UnreadableFile } from '../text/unreadable-file.ts';
import { syllabusActivities } from './activities.ts';

const server = new BackendServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

const ai: Pick<StudyAi, 'extractDates'> = { extractDates: readSyllabus };

type Text = Pick<TextReader, 'read'>;
const saying = (text: string): Text => ({
  read: () => Promise.resolve([{ blocks: [{ kind: 'paragraph', text }] }]),
});

const activitiesWith = (text: Text) => {
  const backend = createBackend({ url: server.url, token });
  return syllabusActivities({ backend, ai, texts: new DocumentTexts(backend, text) });
};

const add = () => server.add({ name: 'a.pdf', data: Buffer.from('x'), uploadedOn: '2026-09-01' });

const Reading = z.object({ dates: z.array(ExtractedDate), skipped: z.array(SkippedLine) });

/** The outcome of a failed activity: an `ApplicationFailure` as it is, or a retry. */
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof ApplicationFailure
    ? { type: error.type, message: error.message, final: error.nonRetryable }
    : { error };
};

/** These tests expect failures: no need to log them. */
const logger = new DefaultLogger('ERROR', () => undefined);

const extract = (text: Text, documentId: DocumentId, attempt = 1) =>
  new MockActivityEnvironment({ attempt }, { logger }).run(activitiesWith(text).extractDates, { documentId });

describe('reading a syllabus', { timeout: 60_000 }, () => {
  it('returns its dates, with the year of the upload', async () => {
    expect(await extract(saying('Midterm: October 5'), add())).toMatchObject({
      dates: [{ title: 'Midterm', dueDate: '2026-10-05' }],
    });
  });

  it('reports its progress, and never fails because of that', async () => {
    server.steps.length = 0;
    const extracted = extract(saying('Midterm: October 5'), add());
    const fractions = () => new Set(server.steps.map(({ fraction }) => fraction));
    await expect.poll(fractions).toEqual(new Set([0.1, 0.6]));
    await extracted;
    const backend = { ...createBackend({ url: server.url, token }), reportProgress: () => Promise.reject(new Error()) };
    const activities = syllabusActivities({
      backend,
      ai,
      texts: new DocumentTexts(backend, saying('Quiz: October 7')),
    });
    const extractUntold = new MockActivityEnvironment({}, { logger }).run(activities.extractDates, {
      documentId: add(),
    });
    expect(await extractUntold).toMatchObject({ dates: [{}] });
  });

  it('reports the pages that are recognised, between fetching and looking for dates', async () => {
    server.steps.length = 0;
    const scan: Text = {
      read: (_data, _name, { onPage } = {}) => {
        onPage?.(1, 2);
        onPage?.(2, 2);
        return saying('Midterm: October 5').read(new Uint8Array(), 'a.pdf');
      },
    };
    await extract(scan, add());
    const reported = () => server.steps.map(({ step, fraction }) => `${step} ${fraction}`).toSorted();
    await expect
      .poll(reported)
      .toEqual([
        'Looking for dates 0.6',
        'Reading page 1 of 2 0.1',
        'Reading page 2 of 2 0.35',
        'Reading the syllabus 0.1',
      ]);
  });

  it('fails permanently when the file contains no text', async () => {
    const scan: Text = { read: () => Promise.reject(new UnreadableFile(noText)) };
    expect(await failureOf(extract(scan, add()))).toEqual({ type: unreadableSyllabus, message: noText, final: true });
  });

  it('fails permanently when the document is gone', async () => {
    expect(await failureOf(extract(saying(''), randomUUID() as DocumentId))).toMatchObject({
      type: 'DocumentGone',
      final: true,
    });
  });

  it('is retried as long as the backend is unreachable, after another error three times', async () => {
    server.refuseNext = 1;
    expect((await failureOf(extract(saying('Quiz'), add(), 99))).error).toBeInstanceOf(BackendAway);
    const faulty: Text = { read: () => Promise.reject(new RangeError('a fault of ours')) };
    expect((await failureOf(extract(faulty, add(), 2))).error).toBeInstanceOf(RangeError);
    expect(await failureOf(extract(faulty, add(), 3))).toMatchObject({ type: 'RangeError', final: true });
  });

  it('stops when it is cancelled', async () => {
    const environment = new MockActivityEnvironment({}, { logger });
    const slow: Text = {
      read: (_data, _name, { signal } = {}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('stopped')));
          environment.cancel();
        }),
    };
    const work = environment.run(activitiesWith(slow).extractDates, { documentId: add() });
    await expect(work).rejects.toBeInstanceOf(CancelledFailure);
  });
});

describe('recording an analysis', () => {
  it('passes on dates, skipped lines and reasons', async () => {
    const documentId = add();
    const { extractDates, recordDates, recordFailure } = activitiesWith(
      saying('Quiz 1 on October 5\nOffice hours: October 6'),
    );
    const run = new MockActivityEnvironment();
    const { dates, skipped } = Reading.parse(await run.run(extractDates, { documentId }));
    expect(skipped).toEqual([{ quote: 'Office hours: October 6', page: 1, reason: 'policy' }]);
    expect(await run.run(recordDates, { documentId, dates, skipped })).toEqual({ scheduled: 1 });
    await run.run(recordFailure, { documentId, reason: 'so' });
    expect(server.documents.get(documentId)).toMatchObject({ dates, skipped, failures: ['so'] });
  });

  it('passes on what the student must check or choose, and reads with the chosen term', async () => {
    const term = { first: '2026-08-24', last: '2026-12-18' };
    const documentId = server.add({ name: 'a.pdf', data: Buffer.from('x'), uploadedOn: '2026-09-01', term });
    const date = {
      title: 'Quiz 1',
      dueDate: '2026-10-05',
      dueTime: null,
      eventType: 'quiz',
      priority: 'medium',
    } as const;
    const toCheck = [{ ...date, quote: 'Quiz 1', page: 2, probability: 0.6 }];
    const termChoices = [{ label: 'Fall 2026', ...term }];
    const terms: Syllabus['term'][] = [];
    const backend = createBackend({ url: server.url, token });
    const { extractDates, recordDates } = syllabusActivities({
      backend,
      ai: {
        extractDates: async (syllabus) => {
          terms.push(syllabus.term);
          return { dates: [], skipped: [], toCheck, termChoices };
        },
      },
      texts: new DocumentTexts(backend, saying('Quiz 1')),
    });
    const run = new MockActivityEnvironment();
    const reading: SyllabusReading = await run.run(extractDates, { documentId });
    expect(terms).toEqual([term]);
    await run.run(recordDates, { documentId, ...reading });
    expect(server.documents.get(documentId)).toMatchObject({ dates: [], toCheck, termChoices });
  });
});
