import { z } from 'zod';
import { Instant } from './date.ts';
import { endpoint } from './endpoint.ts';
import { ClassId, DocumentId } from './ids.ts';
import { limits, optionalText, requiredText } from './text.ts';

/** Largest upload, in bytes (specification §9). */
export const maxUploadBytes = 10_485_760;

/** Decision Q107. Only a syllabus is analyzed; a new one replaces the class's earlier ones (decision Q4). */
export const documentTypes = ['syllabus', 'general', 'note'] as const;
export type DocumentType = (typeof documentTypes)[number];

/**
 * Extension → accepted declared types; the first one is sent when the file is opened (specification §5, decision Q109).
 */
export const uploadTypes: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf', 'application/x-pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  xls: ['application/vnd.ms-excel', 'application/msexcel', 'application/x-msexcel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', 'text/comma-separated-values'],
  txt: ['text/plain'],
  jpeg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  jpg: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  png: ['image/png', 'image/x-png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
};

/** The extension of a file name, in lower case and without its dot; '' without one. */
export const extensionOf = (name: string) => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Encodings of text files: UTF-8 or UTF-16 by their byte order mark, else UTF-8 if valid, else Windows-1252. */
export const charsets = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Charset = (typeof charsets)[number];

/** Progress of reading a document's text, or a syllabus's dates (decision Q50). */
export const analysisStates = ['none', 'running', 'failed', 'done'] as const;

/** Why a line with a date in a syllabus did not become an event. */
export const skipReasons = ['outside_term', 'undecided', 'policy', 'too_many_dates', 'no_event'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** A line with a date that the analysis skipped; `page` counts from 1. */
export const SkippedLine = z.object({
  quote: z.string().max(200),
  page: z.number().int().positive(),
  reason: z.enum(skipReasons),
});
export type SkippedLine = z.infer<typeof SkippedLine>;

/** The most lines stored per analysis; lines without an event's name are dropped first. */
export const mostSkippedLines = 50;

/** Does not contain its text (decision Q173). */
export const DocumentView = z.object({
  id: DocumentId,
  classId: ClassId,
  name: z.string(),
  type: z.enum(documentTypes).catch('general'),
  /** An unguessable key without folders; `/uploads/{filePath}` opens the file (decision Q52). */
  filePath: z.string(),
  mimeType: z.string(),
  size: z.number(),
  description: z.string().nullable(),
  text: z.enum(analysisStates).catch('none'),
  /** A sentence that says why its text could not be read. */
  textError: z.string().nullable().default(null),
  analyzed: z.boolean(),
  analysis: z.enum(analysisStates).catch('none'),
  /** A sentence that says why the last analysis failed. */
  analysisError: z.string().nullable(),
  /** Lines that the last analysis skipped (decision Q8). */
  skipped: z.array(SkippedLine).catch([]),
  createdAt: Instant,
});
export type DocumentView = z.infer<typeof DocumentView>;

/** The text fields of the multipart upload. */
export const UploadFields = z.object({
  classId: ClassId,
  type: z.enum(documentTypes),
  description: optionalText('Description', limits.description),
  /** The document of the same class and type that this upload replaces, such as an edited note; it is deleted. */
  replaces: DocumentId.optional(),
});
export type UploadFields = z.infer<typeof UploadFields>;

/** Fields that are left out do not change. The name keeps its file extension. */
export const DocumentChange = z
  .object({
    name: requiredText('Name', limits.title),
    description: optionalText('Description', limits.description),
  })
  .partial();
export type DocumentChange = z.infer<typeof DocumentChange>;

const params = z.object({ id: DocumentId });

/** Newest first, without syllabi that were replaced by a newer one (decisions Q4, Q163). */
export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/documents',
  query: z.object({ classId: ClassId.optional() }),
  result: z.array(DocumentView),
});
/** Multipart: `file` and the fields. */
export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/documents/upload',
  body: UploadFields,
  result: DocumentView,
  status: 201,
});
/** Joins a running analysis or starts one, and responds when it is finished (decisions Q7, Q166). */
export const analyzeDocument = endpoint({
  method: 'POST',
  path: '/api/documents/:id/analyze',
  params,
  result: z.object({ document: DocumentView, scheduled: z.number().int() }),
  mayGoOn: true,
});
/** Does not change the uploaded file. */
export const changeDocument = endpoint({
  method: 'PATCH',
  path: '/api/documents/:id',
  params,
  body: DocumentChange,
  result: DocumentView,
});
/** Permanent: bytes and text are shredded (decision Q55). */
export const deleteDocument = endpoint({ method: 'DELETE', path: '/api/documents/:id', params, result: z.undefined() });
