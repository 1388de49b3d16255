import type {
  analysisStates,
  Charset,
  ClassId,
  DocumentChange,
  DocumentId,
  DocumentType,
  SkippedLine,
  UserId,
} from '@hub/contracts';
import { changesTo, type Decider, Rejection, withChanges } from '../../platform/domain/index.ts';
import type { DocumentEvent } from './events.ts';
import { renamed } from './files/shown-name.ts';
import { type Note, noteAfter, noteOf, type NoteText, writeNote } from './note.ts';

/** An accepted file. `filePath` is its key in the file store, `hash` its SHA-256 in hex. */
export interface Upload {
  classId: ClassId;
  name: string;
  docType: DocumentType;
  filePath: string;
  mimeType: string;
  size: number;
  hash: string;
  description: string | null;
  /** Of a text file. */
  charset?: Charset | undefined;
  /** The document that this one replaces. */
  replaces?: DocumentId | undefined;
}

export type DocumentCommand = { documentId: DocumentId; by: UserId } & (
  | { type: 'UploadDocument'; upload: Upload }
  | { type: 'RecordText'; pages: number }
  | { type: 'RecordTextFailure'; reason: string }
  /** `RepeatAnalysis`: also when it is finished. */
  | { type: 'RequestAnalysis' | 'RepeatAnalysis' | 'DeleteDocument' }
  | { type: 'ChangeDocument'; change: DocumentChange }
  | { type: 'WriteNote'; text: NoteText }
  | { type: 'RecordAnalysis'; scheduled: number; skipped: SkippedLine[] }
  | { type: 'RecordAnalysisFailure'; reason: string }
  | { type: 'SupersedeDocument'; supersededBy: DocumentId }
);

export interface Document {
  ownerId: UserId;
  /** What a student may change. */
  fields: { name: string; description: string | null };
  syllabus: boolean;
  filePath: string;
  /** Its text is stored. */
  read: boolean;
  unreadable: string | null;
  analysis: (typeof analysisStates)[number];
  failure: string | null;
  /** Null for other documents. */
  note: Note | null;
  gone: boolean;
}

export const document: Decider<DocumentCommand, DocumentEvent, Document | null> = {
  initialState: null,

  evolve(state, event) {
    switch (event.type) {
      case 'DocumentUploaded': {
        const { ownerId, name, description, docType, filePath } = event.data;
        const fields = { name, description };
        const syllabus = docType === 'syllabus';
        // the upload of a syllabus requests its analysis
        const unread = { read: false, unreadable: null };
        const analysis = syllabus ? 'running' : 'none';
        const note = noteOf(event.data);
        return { ownerId, fields, syllabus, filePath, ...unread, analysis, failure: null, note, gone: false };
      }
      case 'DocumentChanged': {
        const { name, description } = event.data;
        return state && { ...state, fields: { name, description } };
      }
      case 'DocumentRead':
        return state && { ...state, read: true, unreadable: null };
      case 'DocumentUnreadable':
        return state && { ...state, unreadable: event.data.reason };
      case 'NoteWritten':
      case 'NoteContinued': {
        const { filePath } = event.data;
        return state && { ...state, filePath, read: true, unreadable: null, note: noteAfter(state.note, event) };
      }
      case 'AnalysisRequested':
        return state && { ...state, analysis: 'running', failure: null };
      case 'SyllabusAnalyzed':
        return state && { ...state, analysis: 'done', failure: null };
      case 'SyllabusAnalysisFailed':
        return state && { ...state, analysis: 'failed', failure: event.data.reason };
      case 'DocumentSuperseded':
      case 'DocumentDeleted':
        return state && { ...state, gone: true };
    }
  },

  decide(command, state) {
    const { documentId, by } = command;
    if (command.type === 'UploadDocument') {
      if (state) throw new Rejection('already_exists');
      return [{ type: 'DocumentUploaded', data: { documentId, ownerId: by, ...command.upload } }];
    }
    // same code for another student's document: do not reveal that it exists
    if (!state || state.ownerId !== by || state.gone) throw new Rejection('document_not_found');

    switch (command.type) {
      case 'DeleteDocument':
        return [{ type: 'DocumentDeleted', data: { documentId, filePath: state.filePath } }];
      case 'SupersedeDocument': {
        const { supersededBy } = command;
        return [{ type: 'DocumentSuperseded', data: { documentId, filePath: state.filePath, supersededBy } }];
      }
      case 'ChangeDocument': {
        const { name, description } = command.change;
        const wanted = { name: name && renamed(state.fields.name, name), description };
        const changes = changesTo(state.fields, wanted);
        const changed = changes && withChanges(state.fields, changes);
        return changed ? [{ type: 'DocumentChanged', data: { documentId, ...changed } }] : [];
      }
      case 'WriteNote':
        if (!state.note) throw new Rejection('not_a_note');
        return writeNote({ documentId, note: state.note, filePath: state.filePath }, command.text);
      case 'RecordText':
        if (state.read) return [];
        return [{ type: 'DocumentRead', data: { documentId, pages: command.pages } }];
      case 'RecordTextFailure':
        if (state.read || state.unreadable === command.reason) return [];
        return [{ type: 'DocumentUnreadable', data: { documentId, reason: command.reason } }];
      case 'RequestAnalysis':
      case 'RepeatAnalysis':
        if (!state.syllabus) throw new Rejection('not_a_syllabus');
        if (state.analysis === 'running') return [];
        if (state.analysis === 'done' && command.type === 'RequestAnalysis') return [];
        return [{ type: 'AnalysisRequested', data: { documentId } }];
      case 'RecordAnalysis': {
        if (!state.syllabus) throw new Rejection('not_a_syllabus');
        if (state.analysis === 'done') return [];
        const { scheduled, skipped } = command;
        return [{ type: 'SyllabusAnalyzed', data: { documentId, scheduled, skipped } }];
      }
      case 'RecordAnalysisFailure':
        if (!state.syllabus) throw new Rejection('not_a_syllabus');
        // a finished analysis is final, and the same failure is recorded once
        if (state.analysis === 'done' || state.failure === command.reason) return [];
        return [{ type: 'SyllabusAnalysisFailed', data: { documentId, reason: command.reason } }];
    }
  },
};
