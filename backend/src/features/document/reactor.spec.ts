import { ClassId, DocumentId, UserId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import { type Document, document, type DocumentCommand } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import { documentList } from './projection.ts';
import { documentReactors, type ReactorDependencies } from './reactor.ts';

const ownerId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const older = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const newer = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');

const uploadOf = (documentId: DocumentId, docType: 'syllabus' | 'general' = 'syllabus') =>
  ({
    type: 'DocumentUploaded',
    data: {
      documentId,
      ownerId,
      classId,
      name: 'syllabus.pdf',
      docType,
      filePath: 'ab'.repeat(32),
      mimeType: 'application/pdf',
      size: 1,
      hash: 'cd'.repeat(32),
      description: null,
    },
  }) as const satisfies DocumentEvent;

const recorded = {
  ownerId,
  recordedAt: '2026-11-21T09:00:00.000Z',
  eventId: 'event',
  streamId: 'document-1',
  correlationId: 'request',
};
const stateAfter = (...events: DocumentEvent[]) =>
  events.reduce<Document | null>((state, event) => document.evolve(state, event), null);
const shown = (documentId: DocumentId) => {
  const row = documentList.evolve(null, uploadOf(documentId), recorded);
  return row ? { ...row, id: documentId } : undefined;
};

const reactTo = async (event: DocumentEvent, dependencies: Partial<ReactorDependencies> = {}) => {
  const done: string[] = [];
  const commands: DocumentCommand[] = [];
  const reactors = documentReactors({
    handle: async (command) => commands.push(command),
    load: async () => stateAfter(event),
    findDocument: async (id) => shown(id),
    isParkedStream: async () => false,
    supersededIn: async () => [],
    startAnalysis: async (id) => void done.push(`start ${id}`),
    cancelAnalysis: async (id) => void done.push(`cancel ${id}`),
    deleteFile: async (_owner, key) => void done.push(`delete ${key}`),
    ...dependencies,
  });
  for (const reactor of reactors) await reactor.react(event, recorded);
  return { done, commands };
};

describe('an uploaded syllabus', () => {
  it('is analyzed', async () => {
    expect(await reactTo(uploadOf(newer))).toEqual({ done: [`start ${newer}`], commands: [] });
  });
  it('is not analyzed again when the event comes twice and the analysis is over', async () => {
    const analyzed = stateAfter(uploadOf(newer), {
      type: 'SyllabusAnalyzed',
      data: { documentId: newer, scheduled: 3 },
    });
    expect(await reactTo(uploadOf(newer), { load: async () => analyzed })).toMatchObject({ done: [] });
  });
  it('is not analyzed when it was deleted in the meantime', async () => {
    const filePath = 'ab'.repeat(32);
    const gone = stateAfter(uploadOf(newer), { type: 'DocumentDeleted', data: { documentId: newer, filePath } });
    expect(await reactTo(uploadOf(newer), { load: async () => gone })).toMatchObject({ done: [] });
  });
  it('supersedes the documents that it replaced by the read model', async () => {
    const { commands } = await reactTo(uploadOf(newer), { supersededIn: async () => [older] });
    expect(commands).toEqual([{ type: 'SupersedeDocument', documentId: older, by: ownerId, supersededBy: newer }]);
  });
  it('does not supersede itself when an even newer one replaced it', async () => {
    expect(await reactTo(uploadOf(older), { supersededIn: async () => [older] })).toMatchObject({ commands: [] });
  });
  it('skips an older one that was deleted in the meantime', async () => {
    const handle = () => Promise.reject(new Rejection('document_not_found'));
    const { done } = await reactTo(uploadOf(newer), { supersededIn: async () => [older], handle });
    expect(done).toEqual([`start ${newer}`]);
  });
  it('waits for the read model, and for an unavailable event log', async () => {
    const behind = { findDocument: async () => undefined };
    await expect(reactTo(uploadOf(newer), behind)).rejects.toMatchObject({ code: 'unavailable' });
    const handle = () => Promise.reject(new Rejection('unavailable'));
    const away = { supersededIn: async () => [older], handle };
    await expect(reactTo(uploadOf(newer), away)).rejects.toMatchObject({ code: 'unavailable' });
  });
  it('fails permanently while the read model has parked it, so that nothing else waits for it', async () => {
    const aside = { findDocument: async () => undefined, isParkedStream: async () => true };
    await expect(reactTo(uploadOf(newer), aside)).rejects.toThrow(
      'document-list has parked the stream of this document',
    );
  });
});

it('another document is neither analyzed nor does it replace anything', async () => {
  const event = uploadOf(newer, 'general');
  expect(await reactTo(event, { supersededIn: async () => [older] })).toEqual({ done: [], commands: [] });
});

it('the next version of a document supersedes the one before, once', async () => {
  const event = uploadOf(newer, 'general');
  const version: DocumentEvent = { ...event, data: { ...event.data, replaces: older } };
  const supersede = { type: 'SupersedeDocument', documentId: older, by: ownerId, supersededBy: newer };
  expect(await reactTo(version)).toEqual({ done: [], commands: [supersede] });
  const handle = () => Promise.reject(new Rejection('document_not_found'));
  expect(await reactTo(version, { handle })).toEqual({ done: [], commands: [] });
});

it('a second try of an analysis starts it', async () => {
  const requested: DocumentEvent = { type: 'AnalysisRequested', data: { documentId: newer } };
  const load = async () => stateAfter(uploadOf(newer), requested);
  expect(await reactTo(requested, { load })).toMatchObject({ done: [`start ${newer}`] });
});

it.each([
  { type: 'DocumentDeleted', data: { documentId: older, filePath: 'key' } },
  { type: 'DocumentSuperseded', data: { documentId: older, filePath: 'key', supersededBy: newer } },
] satisfies DocumentEvent[])('$type shreds the bytes and ends the analysis', async (event) => {
  expect(await reactTo(event)).toEqual({ done: [`cancel ${older}`, 'delete key'], commands: [] });
});
