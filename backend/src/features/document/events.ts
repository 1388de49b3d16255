import { charsets, ClassId, DocumentId, documentTypes, SkippedLine, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ documentId: DocumentId });
/** Names the file, so that the reactor can shred it after the row is gone. */
const gone = id.extend({ filePath: z.string() });

/** A text that a note had. `writtenAt` is null for the one that was uploaded. */
const Version = z.object({
  version: z.number().int(),
  filePath: z.string(),
  size: z.number().int(),
  writtenAt: z.string().nullable(),
});
export type Version = z.infer<typeof Version>;

/** A new text of a note, in its own file. */
const written = id.extend({
  version: z.number().int(),
  filePath: z.string(),
  size: z.number().int(),
  hash: z.string(),
  /** The open page that it was written on. */
  writer: z.string(),
  writtenAt: z.string(),
  /** Files of texts that are not kept any more; the reactor shreds them. */
  dropped: z.array(z.string()),
});

/** Stored permanently: add types and optional fields, never change the meaning of existing ones. */
export const DocumentEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('DocumentUploaded'),
    data: id.extend({
      ownerId: UserId,
      classId: ClassId,
      name: z.string(),
      docType: z.enum(documentTypes),
      filePath: z.string(),
      mimeType: z.string(),
      size: z.number().int(),
      /** SHA-256 of the bytes, in hex. */
      hash: z.string(),
      description: z.string().nullable(),
      /** Of a text file. */
      charset: z.enum(charsets).optional(),
      /** The document that this one replaces. A syllabus replaces all earlier ones of its class. */
      replaces: DocumentId.optional(),
    }),
  }),
  /** The fields that the student may change, as they are from now on. */
  z.object({
    type: z.literal('DocumentChanged'),
    data: id.extend({ name: z.string(), description: z.string().nullable() }),
  }),
  /** Its text is stored alongside the file, as pages of blocks. */
  z.object({ type: z.literal('DocumentRead'), data: id.extend({ pages: z.number().int() }) }),
  z.object({ type: z.literal('DocumentUnreadable'), data: id.extend({ reason: z.string() }) }),
  /** Begins a new version of a note; the text before it is kept. */
  z.object({ type: z.literal('NoteWritten'), data: written.extend({ kept: Version }) }),
  /** Continues the version: the text before it is dropped. */
  z.object({ type: z.literal('NoteContinued'), data: written }),
  z.object({ type: z.literal('AnalysisRequested'), data: id }),
  z.object({
    type: z.literal('SyllabusAnalyzed'),
    data: id.extend({
      scheduled: z.number().int(),
      /** Lines with dates that were not turned into events. */
      skipped: z.array(SkippedLine).optional(),
    }),
  }),
  z.object({ type: z.literal('SyllabusAnalysisFailed'), data: id.extend({ reason: z.string() }) }),
  z.object({ type: z.literal('DocumentSuperseded'), data: gone.extend({ supersededBy: DocumentId }) }),
  z.object({ type: z.literal('DocumentDeleted'), data: gone }),
]);
export type DocumentEvent = z.infer<typeof DocumentEvent>;
