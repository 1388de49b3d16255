import { DocumentId, type ClassId, type DocumentView, type UploadFields, type UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { StoredFile } from '../../platform/files/index.ts';
import type { RequestContext, UploadedFile } from '../../platform/http/index.ts';
import type { RecordedEvents } from '../../platform/read-models/index.ts';
import { acceptFile } from './files/accept-file.ts';
import type { DocumentCommand, Upload } from './decider.ts';
import type { DocumentEvent } from './events.ts';
import type { StoredDocument } from './queries.ts';

export interface UploadDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<RecordedEvents<DocumentEvent>>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
  /** Rejects when the document is not the student's own, or is superseded. */
  documentOf: (owner: UserId, id: DocumentId) => Promise<StoredDocument>;
  documentAfter: (owner: UserId, id: DocumentId, recorded: RecordedEvents) => Promise<DocumentView>;
  storeFile: (owner: UserId, path: string, id: DocumentId) => Promise<StoredFile>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
  /** Rejects when a document of this size exceeds the student's quota. */
  requireRoomForDocument: (owner: UserId, size: number) => Promise<void>;
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

const requireReplaceable = async ({ documentOf }: UploadDependencies, { by, replaces, fields }: Version) => {
  const { classId, docType } = await documentOf(by, replaces);
  if (classId !== fields.classId || docType !== fields.type) throw new Rejection('document_not_found');
};

/** Stores a file and records it. A rejection leaves nothing in the file store. */
export const upload = async (dependencies: UploadDependencies, uploading: Uploading): Promise<DocumentView> => {
  const { fields, file, by, context } = uploading;
  const { classId, type: docType, description, replaces } = fields;
  await dependencies.classOf(by, classId);
  await dependencies.requireRoomForDocument(by, file.size); // the form need not have declared its size
  const accepted = await acceptFile(file);
  const documentId = DocumentId.parse(context.newId());
  // on a retry the first attempt has already replaced it
  if (replaces && !(await dependencies.findDocument(documentId)))
    await requireReplaceable(dependencies, { by, replaces, fields });
  const { key: filePath, hash, size } = await dependencies.storeFile(by, file.path, documentId);
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
  const recorded = await dependencies
    .handle({ type: 'UploadDocument', documentId, by, upload: facts }, context)
    .catch(async (error: unknown) => {
      // unless clearly rejected, it may have been recorded: an orphaned file is better than a missing one
      if (error instanceof Rejection && error.code !== 'unavailable') await dependencies.deleteFile(by, filePath);
      throw error;
    });

  // a retry found its first attempt, which stored the same bytes under another key
  const [event] = recorded.events;
  if (event?.type !== 'DocumentUploaded' || event.data.filePath !== filePath)
    await dependencies.deleteFile(by, filePath);
  return dependencies.documentAfter(by, documentId, recorded);
};
