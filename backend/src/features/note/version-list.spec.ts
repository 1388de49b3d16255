import { DocumentId } from '@hub/contracts';
import { describe, expect, it } from 'vitest';
import type { DocumentEvent } from '../document/index.ts';
import { noteVersions } from './version-list.ts';

const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const ownerId = '3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11';
const recorded = { ownerId, recordedAt: '2026-11-26T10:00:00.000Z' };
const kept = { version: 0, filePath: 'first', size: 7, writtenAt: null };
const now = { version: 1, filePath: 'second', size: 9, hash: 'h', writer: 'tab', writtenAt: recorded.recordedAt };
const written: DocumentEvent = { type: 'NoteWritten', data: { documentId, ...now, dropped: [], kept } };
const continued: DocumentEvent = { type: 'NoteContinued', data: { documentId, ...now, dropped: ['first'] } };
const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { documentId, filePath: 'second' } };

describe('the earlier texts of notes', () => {
  it('are those that a new version keeps', () => {
    expect(noteVersions.evolve(null, written, recorded)).toEqual({ ownerId, documentId, ...kept });
    expect(noteVersions.applyTo?.(written, recorded)).toBeUndefined();
  });
  it('are not those that a version leaves behind while it is written', () => {
    expect(noteVersions.key(continued)).toBeNull();
  });
  it('are removed when the version drops them, and with the note', () => {
    const dropping: DocumentEvent = { ...written, data: { ...written.data, dropped: ['oldest'] } };
    expect(noteVersions.applyTo?.(dropping, recorded)).toBeTypeOf('function');
    expect(noteVersions.key(deleted)).toBe(documentId);
    expect(noteVersions.applyTo?.(deleted, recorded)).toBeTypeOf('function');
  });
});
