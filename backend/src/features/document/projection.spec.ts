import { ClassId, DocumentId, type SkippedLine, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { DocumentEvent } from './events.ts';
import { documentList, type DocumentRow } from './projection.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const filePath = 'ab'.repeat(32);
const file = {
  ownerId,
  classId: ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
  name: 'syllabus.pdf',
  docType: 'syllabus',
  filePath,
  mimeType: 'application/pdf',
  size: 52_110,
  hash: 'cd'.repeat(32),
  description: 'Spring term',
} as const;

const uploaded: DocumentEvent = { type: 'DocumentUploaded', data: { documentId, ...file } };
const failed: DocumentEvent = { type: 'SyllabusAnalysisFailed', data: { documentId, reason: 'It holds no text' } };
const requested: DocumentEvent = { type: 'AnalysisRequested', data: { documentId } };
const analyzed: DocumentEvent = { type: 'SyllabusAnalyzed', data: { documentId, scheduled: 12 } };

const recorded = { ownerId, recordedAt: '2026-11-21T09:00:00.000Z' };
const rowAfter = (...events: DocumentEvent[]) =>
  events.reduce<DocumentRow | null>((row, event) => documentList.evolve(row, event, recorded), null);

describe('the list of documents', () => {
  it('shows a new syllabus as being analyzed', () => {
    const unread = { charset: null, text: 'running', textError: null };
    const waiting = { analysis: 'running', analysisError: null, scheduled: 0, skipped: [], superseded: false };
    expect(rowAfter(uploaded)).toEqual({ ...file, ...unread, ...waiting, createdAt: recorded.recordedAt });
  });
  it('shows the result of reading its text', () => {
    const unreadable: DocumentEvent = { type: 'DocumentUnreadable', data: { documentId, reason: 'It is damaged' } };
    const read: DocumentEvent = { type: 'DocumentRead', data: { documentId, pages: 2 } };
    expect(rowAfter(uploaded, unreadable)).toMatchObject({ text: 'failed', textError: 'It is damaged' });
    expect(rowAfter(uploaded, unreadable, read)).toMatchObject({ text: 'done', textError: null });
  });
  it('shows no analysis for other documents', () => {
    expect(rowAfter({ ...uploaded, data: { ...uploaded.data, docType: 'note' } })).toMatchObject({ analysis: 'none' });
  });
  it('shows why an analysis failed, until the next try', () => {
    expect(rowAfter(uploaded, failed)).toMatchObject({ analysis: 'failed', analysisError: 'It holds no text' });
    expect(rowAfter(uploaded, failed, requested)).toMatchObject({ analysis: 'running', analysisError: null });
  });
  it('shows how many dates an analysis found', () => {
    expect(rowAfter(uploaded, failed, analyzed)).toMatchObject({
      analysis: 'done',
      analysisError: null,
      scheduled: 12,
      skipped: [],
    });
  });
  it('shows which lines the analysis left out', () => {
    const skipped: SkippedLine[] = [{ quote: 'Quiz 3: TBA', page: 1, reason: 'undecided' }];
    const told: DocumentEvent = { type: 'SyllabusAnalyzed', data: { documentId, scheduled: 0, skipped } };
    expect(rowAfter(uploaded, told)).toMatchObject({ scheduled: 0, skipped });
  });
  it('shows a changed name and description', () => {
    const fields = { name: 'Week 1.pdf', description: null };
    expect(rowAfter(uploaded, { type: 'DocumentChanged', data: { documentId, ...fields } })).toMatchObject(fields);
  });
  it('does not store which document was replaced', () => {
    const replaces = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
    expect(rowAfter({ ...uploaded, data: { ...uploaded.data, replaces } })).not.toHaveProperty('replaces');
  });
  it('drops replaced and deleted documents', () => {
    expect(rowAfter(uploaded, { type: 'DocumentDeleted', data: { documentId, filePath } })).toBeNull();
    const supersededBy = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
    expect(rowAfter(uploaded, { type: 'DocumentSuperseded', data: { documentId, filePath, supersededBy } })).toBeNull();
  });
});
