import { type DocumentId, type DocumentType, mostNoteVersions, noteVersionMinutes } from '@hub/contracts';
import { Rejection } from '../../platform/domain/index.ts';
import type { DocumentEvent, Version } from './events.ts';

/** A text to be stored as a note's. `after` is the version that it changes, `at` the time, ISO 8601 UTC. */
export interface NoteText {
  readonly filePath: string;
  readonly size: number;
  readonly hash: string;
  readonly writer: string;
  readonly after: number;
  readonly at: string;
}

/** The current text of a note, and the texts that are kept of it, newest first. */
export interface Note {
  readonly version: number;
  readonly size: number;
  readonly hash: string;
  /** Null, and so is when the version began, for the text that was uploaded. */
  readonly writer: string | null;
  readonly writtenAt: string | null;
  readonly since: string | null;
  readonly earlier: readonly Version[];
}

type NoteEvent = Extract<DocumentEvent, { type: 'NoteWritten' | 'NoteContinued' }>;

interface Uploaded {
  readonly docType: DocumentType;
  readonly mimeType: string;
  readonly size: number;
  readonly hash: string;
}

export const isNote = ({ docType, mimeType }: Pick<Uploaded, 'docType' | 'mimeType'>): boolean =>
  docType === 'note' && mimeType === 'text/plain';

export const noteOf = (upload: Uploaded): Note | null => {
  if (!isNote(upload)) return null;
  const { size, hash } = upload;
  return { version: 0, size, hash, writer: null, writtenAt: null, since: null, earlier: [] };
};

export const noteAfter = (note: Note | null, { type, data }: NoteEvent): Note | null => {
  const { version, size, hash, writer, writtenAt, dropped } = data;
  const now = { version, size, hash, writer, writtenAt };
  if (!note) return null;
  if (type === 'NoteContinued') return { ...note, ...now };
  const earlier = [data.kept, ...note.earlier].filter(({ filePath }) => !dropped.includes(filePath));
  return { ...now, since: writtenAt, earlier };
};

interface Known {
  readonly documentId: DocumentId;
  readonly note: Note;
  readonly filePath: string;
}

const continues = ({ writer, since }: Note, text: NoteText) =>
  writer === text.writer && since !== null && Date.parse(text.at) - Date.parse(since) < noteVersionMinutes * 60_000;

/** @throws Rejection `note_changed` when another text was stored since the version that this one changes */
export const writeNote = ({ documentId, note, filePath }: Known, text: NoteText): NoteEvent[] => {
  if (text.after !== note.version) throw new Rejection('note_changed');
  if (text.hash === note.hash) return [];
  const { at: writtenAt, after, ...stored } = text;
  const data = { documentId, ...stored, version: after + 1, writtenAt };
  if (continues(note, text)) return [{ type: 'NoteContinued', data: { ...data, dropped: [filePath] } }];
  const kept: Version = { version: note.version, filePath, size: note.size, writtenAt: note.writtenAt };
  const dropped = note.earlier.slice(mostNoteVersions - 1).map((each) => each.filePath);
  return [{ type: 'NoteWritten', data: { ...data, dropped, kept } }];
};
