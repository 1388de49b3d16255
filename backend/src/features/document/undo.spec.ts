import { ClassId, DocumentId, UserId } from '@hub/contracts';
import { describe, it } from 'vitest';
import { undoSpecOf } from '../../platform/testing/undo-spec.ts';
import { documentAggregate } from './aggregate.ts';
import type { DocumentEvent } from './events.ts';

const { given } = undoSpecOf(documentAggregate);
const documentId = DocumentId.parse('8e2b6c14-7a35-4f0d-9c48-1b5d3e7f9a02');
const filePath = 'ab'.repeat(32);

const uploaded: DocumentEvent = {
  type: 'DocumentUploaded',
  data: {
    documentId,
    ownerId: UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11'),
    classId: ClassId.parse('5d7e1c0a-9f2b-4a8e-8b1d-2c6f0e9a7b33'),
    name: 'notes.txt',
    docType: 'note',
    filePath,
    mimeType: 'text/plain',
    size: 12,
    hash: 'cd'.repeat(32),
    description: null,
  },
};
const changed = (name: string, description: string | null = null): DocumentEvent => ({
  type: 'DocumentChanged',
  data: { documentId, name, description },
});
const read: DocumentEvent = { type: 'DocumentRead', data: { documentId, pages: 1 } };
const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { documentId, filePath } };

describe('undoing a change to a document', () => {
  it('restores its name, and keeps later changes', () => {
    given(uploaded)
      .when({ undoing: [changed('Week 1.txt')], after: [read, changed('Week 1.txt', 'Chapter 3')] })
      .then(changed('notes.txt', 'Chapter 3'));
  });
  it('is rejected when it would overwrite a later change', () => {
    given(uploaded)
      .when({ undoing: [changed('Week 1.txt')], after: [changed('Week 2.txt')] })
      .thenRejects('changed_since');
  });
  it('never restores what is shredded', () => {
    given(uploaded)
      .when({ undoing: [changed('Week 1.txt')], after: [deleted] })
      .thenRejects('changed_since');
    given(uploaded)
      .when({ undoing: [deleted] })
      .thenRejects('changed_since');
  });
});
