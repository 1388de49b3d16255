import { ClassId, DocumentId, type SkippedLine, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { specOf } from '../../platform/testing/given-when-then.ts';
import { document, type Upload } from './decider.ts';
import type { DocumentEvent } from './events.ts';

const { given } = specOf(document);
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const newer = DocumentId.parse('0c9d8e7f-6a5b-4c3d-8e2f-1a0b9c8d7e6f');
const ann = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const bob = UserId.parse('c2f0e2a4-1b51-4f6e-9c0b-7d7a3a8e5b22');
const filePath = 'ab'.repeat(32);

const syllabus: Upload = {
  classId: ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
  name: 'syllabus.pdf',
  docType: 'syllabus',
  filePath,
  mimeType: 'application/pdf',
  size: 52_110,
  hash: 'cd'.repeat(32),
  description: null,
};
const uploaded: DocumentEvent = { type: 'DocumentUploaded', data: { documentId, ownerId: ann, ...syllabus } };
const notes: DocumentEvent = { type: 'DocumentUploaded', data: { ...uploaded.data, docType: 'general' } };
const requested: DocumentEvent = { type: 'AnalysisRequested', data: { documentId } };
const skipped: SkippedLine[] = [{ quote: 'Office hours: October 6', page: 2, reason: 'policy' }];
const analyzed: DocumentEvent = { type: 'SyllabusAnalyzed', data: { documentId, scheduled: 12, skipped } };
const failed: DocumentEvent = { type: 'SyllabusAnalysisFailed', data: { documentId, reason: 'It holds no text' } };
const superseded: DocumentEvent = { type: 'DocumentSuperseded', data: { documentId, filePath, supersededBy: newer } };
const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { documentId, filePath } };

describe('uploading', () => {
  it('records the file and its key', () => {
    given().when({ type: 'UploadDocument', documentId, by: ann, upload: syllabus }).then(uploaded);
  });
  it('refuses an id that is taken', () => {
    given(uploaded)
      .when({ type: 'UploadDocument', documentId, by: ann, upload: syllabus })
      .thenRejects('already_exists');
  });
});

describe('requesting the analysis of a syllabus', () => {
  const request = { type: 'RequestAnalysis', documentId, by: ann } as const;

  it('records nothing while the one requested by the upload is due', () => {
    given(uploaded).when(request).then();
  });
  it('is recorded again after a failure', () => {
    given(uploaded, failed).when(request).then(requested);
    given(uploaded, failed, requested).when(request).then();
  });
  it('records nothing when it is done', () => {
    given(uploaded, analyzed).when(request).then();
  });
  it('is recorded again for a finished one only to repeat it, once', () => {
    const repeat = { ...request, type: 'RepeatAnalysis' } as const;
    given(uploaded, analyzed).when(repeat).then(requested);
    given(uploaded, analyzed, requested).when(repeat).then();
    given(notes).when(repeat).thenRejects('not_a_syllabus');
  });
  it('is rejected for other documents', () => {
    given(notes).when(request).thenRejects('not_a_syllabus');
  });
});

describe('the end of an analysis', () => {
  const record = { type: 'RecordAnalysis', documentId, by: ann, scheduled: 12, skipped } as const;
  const recordFailure = { type: 'RecordAnalysisFailure', documentId, by: ann, reason: 'It holds no text' } as const;

  it('records how many dates were found and which lines were left out, once', () => {
    given(uploaded).when(record).then(analyzed);
    given(uploaded, analyzed).when(record).then();
  });
  it('records why it failed, once for each try', () => {
    given(uploaded).when(recordFailure).then(failed);
    given(uploaded, failed).when(recordFailure).then();
    given(uploaded, failed, requested).when(recordFailure).then(failed);
  });
  it('keeps a success when a failure arrives late, and replaces a failure by a late success', () => {
    given(uploaded, analyzed).when(recordFailure).then();
    given(uploaded, failed).when(record).then(analyzed);
  });
  it('is rejected for other documents', () => {
    given(notes).when(record).thenRejects('not_a_syllabus');
    given(notes).when(recordFailure).thenRejects('not_a_syllabus');
  });
  it('is rejected for a replaced or deleted syllabus', () => {
    for (const gone of [superseded, deleted]) {
      given(uploaded, gone).when(record).thenRejects('document_not_found');
      given(uploaded, gone).when(recordFailure).thenRejects('document_not_found');
    }
  });
});

describe('reading a document for its text', () => {
  const record = { type: 'RecordText', documentId, by: ann, pages: 4 } as const;
  const recordFailure = { type: 'RecordTextFailure', documentId, by: ann, reason: 'It is damaged' } as const;
  const read: DocumentEvent = { type: 'DocumentRead', data: { documentId, pages: 4 } };
  const unreadable: DocumentEvent = { type: 'DocumentUnreadable', data: { documentId, reason: 'It is damaged' } };

  it('records that its text is stored, once, for every type of document', () => {
    given(notes).when(record).then(read);
    given(uploaded, read).when(record).then();
  });
  it('records why it cannot be read, once, until it can', () => {
    given(notes).when(recordFailure).then(unreadable);
    given(notes, unreadable).when(recordFailure).then();
    given(notes, unreadable).when(record).then(read);
    given(notes, read).when(recordFailure).then();
  });
  it('is rejected for a deleted document and for another student’s', () => {
    for (const command of [record, recordFailure]) {
      given(notes, deleted).when(command).thenRejects('document_not_found');
      given(notes)
        .when({ ...command, by: bob })
        .thenRejects('document_not_found');
    }
  });
});

describe('changing name and description', () => {
  const change = (of: { name?: string; description?: string | null }) =>
    ({ type: 'ChangeDocument', documentId, by: ann, change: of }) as const;
  const changed = (name: string, description: string | null): DocumentEvent => ({
    type: 'DocumentChanged',
    data: { documentId, name, description },
  });

  it('records both as they are from now on', () => {
    given(uploaded)
      .when(change({ description: 'Spring term' }))
      .then(changed('syllabus.pdf', 'Spring term'));
    given(uploaded, changed('syllabus.pdf', 'Spring term'))
      .when(change({ description: null }))
      .then(changed('syllabus.pdf', null));
  });
  it('keeps the extension of the file', () => {
    given(uploaded)
      .when(change({ name: 'Week 1' }))
      .then(changed('Week 1.pdf', null));
  });
  it('records nothing when nothing changes', () => {
    given(uploaded)
      .when(change({ name: 'syllabus', description: null }))
      .then();
    given(uploaded).when(change({})).then();
  });
});

describe('replacing and deleting', () => {
  it('name the file, which is shredded next', () => {
    given(uploaded).when({ type: 'SupersedeDocument', documentId, by: ann, supersededBy: newer }).then(superseded);
    given(uploaded, analyzed).when({ type: 'DeleteDocument', documentId, by: ann }).then(deleted);
  });
});

describe("another student's, a deleted and a missing document look the same", () => {
  const commands = [
    { type: 'RequestAnalysis' },
    { type: 'RepeatAnalysis' },
    { type: 'DeleteDocument' },
    { type: 'ChangeDocument', change: { name: 'Mine now' } },
    { type: 'SupersedeDocument', supersededBy: newer },
  ] as const;

  it.each(commands)('$type is rejected as document not found', (command) => {
    given(uploaded)
      .when({ ...command, documentId, by: bob })
      .thenRejects('document_not_found');
    given(uploaded, deleted)
      .when({ ...command, documentId, by: ann })
      .thenRejects('document_not_found');
    given()
      .when({ ...command, documentId, by: ann })
      .thenRejects('document_not_found');
  });
});
