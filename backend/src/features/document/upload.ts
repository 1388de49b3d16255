import { DocumentId, type ClassId, type DocumentView, type UploadFields, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/index.ts';
import { acceptFile } from './accept.ts';
import type { DocumentCommand, Upload } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import { documentList } from './projection.ts';
import { documentView, type StoredDocument } from './queries.ts';

export interface UploadDeps {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<readonly DocumentEvent[]>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
  /** Rejects when it is not the student's own, or superseded. */
  documentOf: (owner: UserId, id: DocumentId) => Promise<StoredDocument>;
  storeFile: (owner: UserId, path: string, id: DocumentId) => Promise<StoredFile>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
  /** Rejects when the class is not the student's own. */
  classOf: (owner: UserId, id: ClassId) => Promise<unknown>;
}

interface Uploading {
  readonly fields: UploadFields;
  readonly file: UploadedFile;
  readonly by: UserId;
  readonly context: RequestContext;
}

interface Version {
  readonly by: UserId;
  readonly replaces: DocumentId;
  readonly fields: UploadFields;
}

const demandVersion = async ({ documentOf }: UploadDeps, { by, replaces, fields }: Version) => {
  const { classId, docType } = await documentOf(by, replaces);
  if (classId !== fields.classId || docType !== fields.type) throw new Rejection('document_not_found');
};

/** Takes a file in whole or not at all: a refusal leaves nothing in the file store. */
export const upload = async (deps: UploadDeps, uploading: Uploading): Promise<DocumentView> => {
  const { fields, file, by, context } = uploading;
  const { classId, type: docType, description, replaces } = fields;
  await deps.classOf(by, classId);
  const accepted = await acceptFile(file);
  const documentId = DocumentId.parse(context.newId());
  // a repeat finds its own first try, which has replaced it already
  if (replaces && !(await deps.findDocument(documentId))) await demandVersion(deps, { by, replaces, fields });
  const { key: filePath, hash, size } = await deps.storeFile(by, file.path, documentId);
  const facts: Upload = {
    classId,
    docType,
    description,
    ...(replaces && { replaces }),
    ...accepted,
    filePath,
    hash,
    size,
  };
  const recorded = await deps
    .handle({ type: 'UploadDocument', documentId, by, upload: facts }, context)
    .catch(async (error: unknown) => {
      // without a clear refusal it may have been recorded: then bytes too many are better than none
      if (error instanceof Rejection && error.code !== 'unavailable') await deps.deleteFile(by, filePath);
      throw error;
    });

  // a repeat met its own first try, which stored the same bytes under another key
  const [event] = recorded;
  if (event?.type !== 'DocumentUploaded' || event.data.filePath !== filePath) await deps.deleteFile(by, filePath);

  const stored = await deps.findDocument(documentId);
  if (stored) return documentView(stored);
  // recorded all the same when the read model lags, or a still newer syllabus has taken its place
  const uploaded = event ?? { type: 'DocumentUploaded', data: { documentId, ownerId: by, ...facts } };
  const row = documentList.evolve(null, uploaded, { ownerId: by, recordedAt: new Date().toISOString() });
  if (!row) throw new Rejection('document_not_found');
  return documentView({ id: documentId, ...row });
};
