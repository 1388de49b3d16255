import {
  type analysisStates,
  type DocumentChange,
  documentTypes,
  mostNoteVersions,
  SkippedLine,
  type UserId,
} from '@hub/contracts';
import * as fc from 'fast-check';
import { documentAggregate } from '../../features/document/aggregate.ts';
import type { Document, DocumentCommand } from '../../features/document/decider.ts';
import type { DocumentEvent } from '../../features/document/events.ts';
import type { NoteText } from '../../features/document/note.ts';
import { renamed } from '../../features/document/files/shown-name.ts';
import type { Subject } from '../subject.ts';
import { classIds, documentIds, maybeTexts, texts, userIds } from '../values.ts';

const target = { documentId: documentIds, by: userIds };
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: 64, maxLength: 64 });
const upload = fc.record({
  classId: classIds,
  name: texts,
  docType: fc.constantFrom(...documentTypes),
  filePath: hex,
  mimeType: fc.constantFrom('application/pdf', 'text/plain'),
  size: fc.integer({ min: 1, max: 10_485_760 }),
  hash: hex,
  description: maybeTexts,
});
const skipped = fc.array(
  fc.record({
    quote: texts,
    page: fc.integer({ min: 1, max: 99 }),
    reason: fc.constantFrom(...SkippedLine.shape.reason.options),
  }),
  { maxLength: 3 },
);

const noteTexts = fc.record({
  filePath: hex,
  size: fc.nat(800_000),
  hash: fc.constantFrom('one', 'two', 'three'),
  writer: fc.constantFrom('this tab', 'another tab'),
  after: fc.nat(4),
  at: fc.nat(40).map((minute) => new Date(minute * 60_000).toISOString()),
});

interface Note {
  readonly version: number;
  readonly hash: string;
  readonly writer: string | null;
  /** In minutes since 1970. */
  readonly began: number | null;
  /** Files of the earlier texts, newest first. */
  readonly kept: readonly string[];
}

interface There {
  readonly of: UserId;
  readonly fields: { readonly name: string; readonly description: string | null };
  readonly filePath: string;
  readonly read: boolean;
  readonly unreadable: string | null;
  readonly syllabus: boolean;
  readonly analysis: (typeof analysisStates)[number];
  readonly failure: string | null;
  readonly note: Note | null;
}
type Known = 'nothing' | 'gone' | There;

const changed = (known: There, { name, description }: DocumentChange): There => ({
  ...known,
  fields: {
    name: name === undefined ? known.fields.name : renamed(known.fields.name, name),
    description: description === undefined ? known.fields.description : description,
  },
});

const read = (known: There, command: DocumentCommand): There => {
  if (known.read) return known;
  if (command.type === 'RecordText') return { ...known, read: true, unreadable: null };
  return command.type === 'RecordTextFailure' ? { ...known, unreadable: command.reason } : known;
};

const analysed = (known: There, command: DocumentCommand): There => {
  if (command.type === 'RecordAnalysis') return { ...known, analysis: 'done', failure: null };
  if (known.analysis === 'done' && command.type !== 'RepeatAnalysis') return known;
  if (command.type === 'RecordAnalysisFailure') return { ...known, analysis: 'failed', failure: command.reason };
  return known.analysis === 'running' ? known : { ...known, analysis: 'running', failure: null };
};

const minuteOf = (at: string) => Date.parse(at) / 60_000;

const written = (known: There, note: Note, text: NoteText): There => {
  if (text.hash === note.hash) return known;
  const minute = minuteOf(text.at);
  const goesOn = note.writer === text.writer && note.began !== null && minute < note.began + 10;
  const kept = goesOn ? note.kept : [known.filePath, ...note.kept].slice(0, mostNoteVersions);
  const began = goesOn ? note.began : minute;
  const now = { version: note.version + 1, hash: text.hash, writer: text.writer, began, kept };
  return { ...known, filePath: text.filePath, read: true, unreadable: null, note: now };
};

export const documentSubject: Subject<DocumentCommand, DocumentEvent, Document | null, Known> = {
  aggregate: documentAggregate,
  idOf: ({ documentId }) => documentId,
  ownerOf: ({ by }) => by,
  commands: fc.oneof(
    fc.record({ ...target, type: fc.constant('UploadDocument' as const), upload }),
    fc.record({
      ...target,
      type: fc.constantFrom('RequestAnalysis' as const, 'RepeatAnalysis' as const, 'DeleteDocument' as const),
    }),
    fc.record({
      ...target,
      type: fc.constant('ChangeDocument' as const),
      change: fc.record({ name: fc.constantFrom('Week 1', 'Week 2'), description: maybeTexts }, { requiredKeys: [] }),
    }),
    fc.record({ ...target, type: fc.constant('WriteNote' as const), text: noteTexts }),
    fc.record({ ...target, type: fc.constant('RecordText' as const), pages: fc.nat(9) }),
    fc.record({
      ...target,
      type: fc.constant('RecordTextFailure' as const),
      reason: fc.constantFrom('no text', 'damaged'),
    }),
    fc.record({ ...target, type: fc.constant('RecordAnalysis' as const), scheduled: fc.nat(50), skipped }),
    fc.record({
      ...target,
      type: fc.constant('RecordAnalysisFailure' as const),
      reason: fc.constantFrom('unreadable', 'failed'),
    }),
    fc.record({ ...target, type: fc.constant('SupersedeDocument' as const), supersededBy: documentIds }),
  ),
  unknown: 'nothing',

  after(known, command) {
    if (command.type === 'UploadDocument') {
      if (known !== 'nothing') return { refused: 'already_exists' };
      const { name, description, docType, filePath, mimeType, hash } = command.upload;
      const isNote = docType === 'note' && mimeType === 'text/plain';
      const syllabus = docType === 'syllabus';
      const unread = { read: false, unreadable: null };
      const analysis = syllabus ? 'running' : 'none';
      return {
        known: {
          of: command.by,
          fields: { name, description },
          filePath,
          ...unread,
          syllabus,
          analysis,
          failure: null,
          note: isNote ? { version: 0, hash, writer: null, began: null, kept: [] } : null,
        },
      };
    }
    if (typeof known === 'string' || known.of !== command.by) return { refused: 'document_not_found' };
    if (command.type === 'DeleteDocument' || command.type === 'SupersedeDocument') return { known: 'gone' };
    if (command.type === 'ChangeDocument') return { known: changed(known, command.change) };
    if (command.type === 'WriteNote') {
      if (!known.note) return { refused: 'not_a_note' };
      if (command.text.after !== known.note.version) return { refused: 'note_changed' };
      return { known: written(known, known.note, command.text) };
    }
    if (command.type === 'RecordText' || command.type === 'RecordTextFailure') return { known: read(known, command) };
    return known.syllabus ? { known: analysed(known, command) } : { refused: 'not_a_syllabus' };
  },

  seen(state) {
    if (!state) return 'nothing';
    if (state.gone) return 'gone';
    const { ownerId, gone: _gone, note, ...rest } = state;
    if (!note) return { ...rest, of: ownerId, note };
    const { version, hash, writer, since, earlier } = note;
    const kept = earlier.map(({ filePath }) => filePath);
    return {
      ...rest,
      of: ownerId,
      note: { version, hash, writer, began: since === null ? null : minuteOf(since), kept },
    };
  },
};
