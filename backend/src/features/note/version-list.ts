import type { DocumentId } from '@hub/contracts';
import { uuid5 } from '../../platform/domain/index.ts';
import type { Projection } from '../../platform/read-models/index.ts';
import { DocumentEvent, type Version } from '../document/index.ts';

/** An earlier text of a note. The current one is the document's file. */
export interface NoteVersionRow extends Version {
  readonly ownerId: string;
  readonly documentId: DocumentId;
}

const table = 'note_version_list';

export const noteVersions: Projection<DocumentEvent, NoteVersionRow> = {
  name: 'note-versions',
  version: 1, // raise it to rebuild from the first event
  table,
  events: DocumentEvent,
  categories: ['document'],
  queryKeys: ['/api/documents'],

  key({ type, data }) {
    if (type === 'NoteWritten') return uuid5(data.documentId, String(data.kept.version));
    return type === 'DocumentDeleted' || type === 'DocumentSuperseded' ? data.documentId : null;
  },

  evolve(row, { type, data }, { ownerId }) {
    return type === 'NoteWritten' ? { ownerId, documentId: data.documentId, ...data.kept } : row;
  },

  applyTo({ type, data }) {
    if (type === 'DocumentDeleted' || type === 'DocumentSuperseded')
      return (trx) => trx(table).where({ document_id: data.documentId }).delete();
    if (type !== 'NoteWritten' || data.dropped.length === 0) return undefined;
    return (trx) => trx(table).where({ document_id: data.documentId }).whereIn('file_path', data.dropped).delete();
  },
};
