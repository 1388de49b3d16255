import type { analysisStates, Charset, SkippedLine, UserId } from '@hub/contracts';
import type { Projection } from '../../platform/read-models/index.ts';
import type { Upload } from './decider.ts';
import { DocumentEvent } from './events.ts';

export type DocumentRow = Omit<Upload, 'charset' | 'replaces'> & {
  charset: Charset | null;
  ownerId: UserId;
  text: (typeof analysisStates)[number];
  textError: string | null;
  analysis: (typeof analysisStates)[number];
  analysisError: string | null;
  scheduled: number;
  /** Lines with dates that were not turned into events. */
  skipped: SkippedLine[];
  /** Replaced by a newer syllabus or version: hidden, and kept until the reactor has removed its file. */
  superseded: boolean;
  createdAt: string;
};

const table = 'document_list';

export const documentList: Projection<DocumentEvent, DocumentRow> = {
  name: 'document-list',
  version: 2, // raise it to rebuild from the first event
  table,
  events: DocumentEvent,
  categories: ['document'],
  queryKeys: ['/api/documents', '/api/stats'],
  key: (event) => event.data.documentId,

  evolve(row, event, { recordedAt }) {
    switch (event.type) {
      case 'DocumentUploaded': {
        const { documentId: _id, replaces: _earlier, ...fields } = event.data;
        const analysis = fields.docType === 'syllabus' ? 'running' : 'none';
        const reading = { text: 'running', textError: null } as const;
        const analysing = { analysis, analysisError: null, scheduled: 0 } as const;
        const file = { ...fields, charset: fields.charset ?? null };
        return { ...file, ...reading, ...analysing, skipped: [], superseded: false, createdAt: recordedAt };
      }
      case 'DocumentChanged': {
        const { name, description } = event.data;
        return row && { ...row, name, description };
      }
      case 'DocumentRead':
        return row && { ...row, text: 'done', textError: null };
      case 'DocumentUnreadable':
        return row && { ...row, text: 'failed', textError: event.data.reason };
      case 'NoteWritten':
      case 'NoteContinued': {
        const { filePath, size, hash } = event.data;
        return row && { ...row, filePath, size, hash, charset: 'utf-8', text: 'done', textError: null };
      }
      case 'AnalysisRequested':
        return row && { ...row, analysis: 'running', analysisError: null };
      case 'SyllabusAnalyzed': {
        const { scheduled, skipped = [] } = event.data;
        return row && { ...row, analysis: 'done', analysisError: null, scheduled, skipped };
      }
      case 'SyllabusAnalysisFailed':
        return row && { ...row, analysis: 'failed', analysisError: event.data.reason };
      case 'DocumentSuperseded':
      case 'DocumentDeleted':
        return null;
    }
  },

  /** The order of the log decides which syllabus is newest, so concurrent uploads leave exactly one (decision Q4). */
  applyTo({ type, data }) {
    if (type !== 'DocumentUploaded') return undefined;
    const { documentId, ownerId, classId, docType, replaces } = data;
    const earlier = docType === 'syllabus' ? { class_id: classId, doc_type: docType } : replaces && { id: replaces };
    if (!earlier) return undefined;
    return (trx) =>
      trx(table)
        .where({ ...earlier, owner_id: ownerId })
        .whereNot({ id: documentId })
        .update({ superseded: true });
  },
};
