import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId } from './ids.ts';

/** A note is a text file of type `note`. Its text is Markdown, and can be written again and again. */

/** Longest text of a note, in characters. */
export const longestNote = 200_000;
/** A body of that length: each character is at most three bytes, and some are escaped. */
const bodyBytes = longestNote * 4;

/** Most earlier versions that are kept of one note; the oldest are removed first. */
export const mostNoteVersions = 30;
/** A version ends this many minutes after it began, or when the note is written from another tab. */
export const noteVersionMinutes = 10;

/** A name that one open page of a note gives itself, so that a version ends when another one writes. */
const NoteWriter = z.string().regex(/^[\w-]{8,40}$/);

const NoteText = z.string().max(longestNote, 'A note must be at most 200,000 characters');
/** Null for an uploaded file that is longer than a note may be. */
const ShownText = z.string().nullable();
/** Raised with everything that is written; 0 for the text that was uploaded. */
const Version = z.int().nonnegative();

export const NoteView = z.object({
  id: DocumentId,
  classId: ClassId,
  /** With its file extension. */
  name: z.string(),
  text: ShownText,
  version: Version,
  /** Who wrote it; null for the text that was uploaded. */
  writer: NoteWriter.nullable(),
  writtenAt: Instant,
});
export type NoteView = z.infer<typeof NoteView>;

export const NoteWriting = z.object({
  text: NoteText,
  /** The version that was changed. Another one was written since: `note_changed`. */
  after: Version,
  writer: NoteWriter,
});
export type NoteWriting = z.infer<typeof NoteWriting>;

export const NoteVersionView = z.object({
  version: Version,
  /** Bytes. */
  size: z.int(),
  writtenAt: Instant,
});
export type NoteVersionView = z.infer<typeof NoteVersionView>;

const params = z.object({ id: DocumentId });

/** What a note says now. */
export const readNote = endpoint({ method: 'GET', path: '/api/documents/:id/note', params, result: NoteView });
/** Replaces the text. It can be searched and asked about from now on. */
export const writeNote = endpoint({
  method: 'PUT',
  path: '/api/documents/:id/note',
  params,
  body: NoteWriting,
  bodyBytes,
  result: NoteView.pick({ version: true, writtenAt: true }),
});
/** Newest first, without the current text. */
export const listNoteVersions = endpoint({
  method: 'GET',
  path: '/api/documents/:id/versions',
  params,
  result: z.array(NoteVersionView),
});
export const readNoteVersion = endpoint({
  method: 'GET',
  path: '/api/documents/:id/versions/:version',
  params: params.extend({ version: z.string().regex(/^\d{1,9}$/) }),
  result: NoteVersionView.extend({ text: ShownText }),
});
