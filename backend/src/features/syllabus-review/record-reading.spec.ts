import { DocumentView, type FoundDate } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import type { StoredDocument } from '../document/index.ts';
import { recordReading, type RecordDependencies, type TermReading } from './record-reading.ts';
import { ann, classId, documentId, fall, spring } from './testing/examples.ts';

const document: StoredDocument = {
  ...DocumentView.omit({ type: true, analyzed: true }).parse({
    id: documentId,
    classId,
    name: 'Syllabus.pdf',
    filePath: 'a key',
    mimeType: 'application/pdf',
    size: 1,
    description: null,
    text: 'done',
    analysis: 'running',
    analysisError: null,
    createdAt: '2026-11-23T09:00:00.000Z',
  }),
  docType: 'syllabus',
  hash: 'h',
  charset: null,
  ownerId: ann,
  scheduled: 0,
  superseded: false,
};
const context = { ownerId: ann, actorId: 'analyzeSyllabus', actorKind: 'workflow', correlationId: 'c' } as const;
const found = (title: string): FoundDate => ({
  title,
  dueDate: '2027-03-14',
  dueTime: null,
  eventType: 'exam',
  priority: 'high',
  quote: title,
  page: 2,
  probability: 0.7,
});

const record = async (reading: Partial<TermReading>, { isGone = false, staleUntil = 0 } = {}) => {
  const steps: { type: string }[] = [];
  const dependencies: RecordDependencies = {
    handle: async (command) => {
      steps.push(command);
      return { stale: steps.length < staleUntil };
    },
    handleDocument: async (command) => {
      if (isGone) throw new Rejection('document_not_found');
      steps.push(command);
    },
    reviewsIn: async () => [],
    presentOf: async () => new Map(),
    removedByStudent: async () => new Set(),
    reconcile: async (syllabus) => {
      steps.push({ type: 'reconcile', ...syllabus });
      const changes = { moved: new Set<string>(), fresh: new Set<string>(), gone: [] };
      return { scheduled: syllabus.dates.length, ids: new Map(), ...changes };
    },
  };
  const whole = { dates: [], toCheck: [], skipped: [], termChoices: [], ...reading };
  const outcome = await recordReading(dependencies, document, { reading: whole, context }).catch(
    (error: unknown) => error,
  );
  return { steps, outcome };
};

describe('the result of an analysis', () => {
  it('is scheduled first and counted as finished last, so that a repeat completes it', async () => {
    const { steps, outcome } = await record({ dates: [found('Midterm')], toCheck: [found('Quiz')] });
    expect(steps).toMatchObject([
      { type: 'reconcile', dates: [{ title: 'Midterm' }], toCheck: [{ title: 'Quiz' }] },
      { type: 'RecordFindings', findings: [{ outcome: 'created' }, { outcome: 'to_check' }], termChoices: [] },
      { type: 'RecordAnalysis', scheduled: 1 },
    ]);
    expect(outcome).toBe(1);
  });

  it('reaches the calendar without page and probability', async () => {
    const { page: _page, probability: _probability, ...date } = found('Midterm');
    const [reconciled] = (await record({ dates: [found('Midterm')], toCheck: [found('Midterm')] })).steps;
    expect(reconciled).toEqual(expect.objectContaining({ dates: [date], toCheck: [date] }));
  });

  it('counts as finished once the read models show it, for the next syllabus of the class', async () => {
    const { steps } = await record({}, { staleUntil: 4 });
    const types = ['reconcile', 'RecordFindings', 'RecordFindings', 'RecordFindings', 'RecordAnalysis'];
    expect(steps.map(({ type }) => type)).toEqual(types);
    expect((await record({}, { staleUntil: 99 })).outcome).toMatchObject({ code: 'unavailable' });
  });

  it('schedules nothing while the student must choose the term', async () => {
    const { steps, outcome } = await record({ dates: [found('Midterm')], termChoices: [fall, spring] });
    expect(steps).toMatchObject([
      { type: 'RecordFindings', findings: [{ outcome: 'to_check' }], termChoices: [fall, spring] },
      { type: 'RecordAnalysis', scheduled: 0 },
    ]);
    expect(outcome).toBe(0);
  });

  it('leaves no findings when the document was deleted in the meantime', async () => {
    const { steps, outcome } = await record({ toCheck: [found('Quiz')] }, { isGone: true });
    expect(outcome).toMatchObject({ code: 'document_not_found' });
    expect(steps.at(-1)).toMatchObject({ type: 'EraseSyllabusReview', documentId });
  });
});
