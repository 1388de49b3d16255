import { ClassId, DocumentId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import type { Outcome } from '../../platform/workflows/index.ts';
import { analyze, type AnalysisDeps } from './analysis.ts';
import { type Document, document, type DocumentCommand } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import { documentList, type DocumentRow } from './projection.ts';

const by = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const context = { ownerId: by, actorId: by, actorKind: 'student', correlationId: 'request' } as const;

const uploaded: DocumentEvent = {
  type: 'DocumentUploaded',
  data: {
    documentId,
    ownerId: by,
    classId: ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
    name: 'syllabus.pdf',
    docType: 'syllabus',
    filePath: 'ab'.repeat(32),
    mimeType: 'application/pdf',
    size: 1,
    hash: 'cd'.repeat(32),
    description: null,
  },
};
const analyzed: DocumentEvent = { type: 'SyllabusAnalyzed', data: { documentId, scheduled: 12 } };
const failedWith = (reason: string): DocumentEvent => ({
  type: 'SyllabusAnalysisFailed',
  data: { documentId, reason },
});

/** One document with its history; a workflow that adds `ending` to it when it runs. */
const world = (
  history: DocumentEvent[],
  { ending = [], outcome }: { ending?: DocumentEvent[]; outcome: Outcome<unknown> },
) => {
  const log = [uploaded, ...history];
  let started = 0;
  const recorded = { ownerId: by, recordedAt: '2026-11-21T09:00:00.000Z' };
  const deps: AnalysisDeps = {
    handle: async (command: DocumentCommand) => {
      const events = document.decide(
        command,
        log.reduce<Document | null>((state, event) => document.evolve(state, event), null),
      );
      log.push(...events);
      return events;
    },
    documentOf: async (_owner, id) => {
      const row = log.reduce<DocumentRow | null>((before, event) => documentList.evolve(before, event, recorded), null);
      if (!row) throw new Rejection('document_not_found');
      return { ...row, id };
    },
    startAnalysis: async () => {
      started += 1;
    },
    analysisOutcome: async () => {
      log.push(...ending);
      return outcome;
    },
  };
  const run = () => analyze(deps, { documentId, by, context });
  return { deps, run, types: () => log.map(({ type }) => type), started: () => started };
};

const done = { status: 'done', result: { scheduled: 12 } } as const;
const failed = { status: 'failed', type: '', message: 'Activity task failed' } as const;

describe('checking the dates of a syllabus', () => {
  it('waits for the analysis that the upload started', async () => {
    const { run, types } = world([], { ending: [analyzed], outcome: done });
    expect(await run()).toMatchObject({ analysis: 'done', scheduled: 12 });
    expect(types()).toEqual(['DocumentUploaded', 'SyllabusAnalyzed']);
  });

  it('answers at once when it was analyzed before', async () => {
    const { run, started } = world([analyzed], { outcome: done });
    expect(await run()).toMatchObject({ analysis: 'done', scheduled: 12 });
    expect(started()).toBe(0);
  });

  it('tells the reason of a failure', async () => {
    const { run } = world([], { ending: [failedWith('The syllabus holds no text')], outcome: failed });
    await expect(run()).rejects.toMatchObject({
      code: 'analysis_failed',
      message: 'Analysis failed: The syllabus holds no text',
    });
  });

  it('tries again after a failure', async () => {
    const { run, types } = world([failedWith('The model is away')], { ending: [analyzed], outcome: done });
    expect(await run()).toMatchObject({ analysis: 'done' });
    expect(types()).toContain('AnalysisRequested');
  });

  it('records a failure when the workflow ended without a word', async () => {
    const { run, types } = world([], { outcome: failed });
    await expect(run()).rejects.toMatchObject({ code: 'analysis_failed' });
    expect(types()).toEqual(['DocumentUploaded', 'SyllabusAnalysisFailed']);
  });

  it('says that it goes on when it takes too long', async () => {
    expect(await world([], { outcome: { status: 'running' } }).run()).toMatchObject({ analysis: 'running' });
  });
});

describe('while no workflow can be started', () => {
  const away = (history: DocumentEvent[]) => {
    const { deps, types } = world(history, { outcome: done });
    const startAnalysis = () => Promise.reject(new Rejection('analysis_unavailable'));
    return { run: () => analyze({ ...deps, startAnalysis }, { documentId, by, context }), types };
  };

  it('a second try says so, and does not look as if it ran', async () => {
    const { run, types } = away([failedWith('It holds no text')]);
    await expect(run()).rejects.toMatchObject({ code: 'analysis_unavailable' });
    expect(types().at(-1)).toBe('SyllabusAnalysisFailed');
  });

  it('a first analysis stays due: it starts by itself later', async () => {
    const { run, types } = away([]);
    await expect(run()).rejects.toMatchObject({ code: 'analysis_unavailable' });
    expect(types()).toEqual(['DocumentUploaded']);
  });
});
