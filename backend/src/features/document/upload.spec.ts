import { ClassId, DocumentId, UserId } from '@hub/contracts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rejection } from '../../platform/domain/index.ts';
import { rowAfter } from '../../platform/read-models/index.ts';
import { recordedBy } from '../../platform/testing/recorded-by.ts';
import { document, type DocumentCommand } from './decider.ts';
import { documentList } from './projection.ts';
import { documentView } from './queries.ts';
import { upload, type UploadDependencies } from './upload.ts';

const by = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const classId = ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33');
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const context = {
  ownerId: by,
  actorId: by,
  actorKind: 'student',
  correlationId: 'request',
  newId: () => documentId,
} as const;

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-spec-'));
  path = join(folder, 'received');
  await writeFile(path, 'Week 1: introduction\n');
});
afterAll(() => rm(folder, { recursive: true }));

const uploading = (change: Partial<UploadDependencies> = {}, name = 'notes.txt') => {
  const stored: string[] = [];
  const dependencies: UploadDependencies = {
    classOf: async () => undefined,
    requireRoomForDocument: async () => undefined,
    storeFile: async () => {
      stored.push(`key ${stored.length + 1}`);
      return { key: `key ${stored.length}`, hash: 'cd'.repeat(32), size: 21 };
    },
    deleteFile: async (_owner, key) => void stored.splice(stored.indexOf(key), 1),
    handle: async (command: DocumentCommand) => recordedBy(by, document.decide(command, null)),
    documentAfter: async (_owner, id, recorded) => {
      const row = rowAfter(documentList, { id, row: undefined }, recorded);
      if (!row) throw new Rejection('document_not_found');
      return documentView({ ...row, id });
    },
    findDocument: async () => undefined,
    documentOf: () => Promise.reject(new Rejection('document_not_found')),
    ...change,
  };
  const fields = { classId, type: 'general', description: null } as const;
  const file = { path, name, mimeType: 'text/plain', size: 21 };
  return { stored, view: upload(dependencies, { fields, file, by, context }) };
};

describe('an upload', () => {
  it('returns the document even when the read model does not show it yet', async () => {
    const { stored, view } = uploading();
    expect(await view).toMatchObject({ id: documentId, name: 'notes.txt', filePath: 'key 1', analysis: 'none' });
    expect(stored).toEqual(['key 1']);
  });

  it('leaves no file when the class is not the student’s, or the file is rejected', async () => {
    const foreign = uploading({ classOf: () => Promise.reject(new Rejection('class_not_found')) });
    await expect(foreign.view).rejects.toMatchObject({ code: 'class_not_found' });
    const program = uploading({}, 'notes.exe');
    await expect(program.view).rejects.toMatchObject({ code: 'file_type' });
    expect([...foreign.stored, ...program.stored]).toEqual([]);
  });

  it('leaves no file when the command was rejected', async () => {
    const { stored, view } = uploading({ handle: () => Promise.reject(new Rejection('already_exists')) });
    await expect(view).rejects.toMatchObject({ code: 'already_exists' });
    expect(stored).toEqual([]);
  });

  it('keeps the file when it may have been recorded', async () => {
    const { stored, view } = uploading({ handle: () => Promise.reject(new Rejection('unavailable')) });
    await expect(view).rejects.toMatchObject({ code: 'unavailable' });
    expect(stored).toEqual(['key 1']);
  });

  it('keeps one file when the same request comes twice', async () => {
    const first = await Promise.resolve(
      document.decide(
        {
          type: 'UploadDocument',
          documentId,
          by,
          upload: {
            classId,
            name: 'notes.txt',
            docType: 'general',
            filePath: 'key of the first try',
            mimeType: 'text/plain',
            size: 21,
            hash: 'cd'.repeat(32),
            description: null,
          },
        },
        null,
      ),
    );
    const { stored, view } = uploading({ handle: async () => recordedBy(by, first) });
    expect(await view).toMatchObject({ filePath: 'key of the first try' });
    expect(stored).toEqual([]);
  });
});
