import type { ClassId, DocumentId, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Reactor, ReactorEvent } from '../../platform/subscriptions/index.ts';
import type { Document, DocumentCommand } from './decider.ts';
import { DocumentEvent } from './events.ts';
import { documentList } from './projection.ts';
import type { StoredDocument } from './queries.ts';

export interface ReactorDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
  /** Whether the read model has parked its stream: until it is unparked, the document cannot be found. */
  isParkedStream: (id: DocumentId) => Promise<boolean>;
  supersededIn: (classId: ClassId) => Promise<DocumentId[]>;
  startAnalysis: (id: DocumentId, owner: UserId) => Promise<void>;
  cancelAnalysis: (id: DocumentId) => Promise<void>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
}

type Uploaded = Extract<DocumentEvent, { type: 'DocumentUploaded' }>['data'];

const common = { events: DocumentEvent, categories: ['document'] };

/**
 * Starts the requested analyses of syllabi, also those that could not start at upload. Cancels those of deleted
 * syllabi.
 */
const analysisReactor = ({ load, startAnalysis, cancelAnalysis }: ReactorDependencies): Reactor<DocumentEvent> => ({
  ...common,
  name: 'syllabus-analysis',
  async react({ type, data }) {
    if (type === 'DocumentUploaded' || type === 'AnalysisRequested') {
      const state = await load(data.documentId);
      if (state?.analysis === 'running' && !state.gone) await startAnalysis(data.documentId, state.ownerId);
    }
    if (type === 'DocumentSuperseded' || type === 'DocumentDeleted') await cancelAnalysis(data.documentId);
  },
});

/**
 * Records older syllabi and versions as superseded, and shreds the files of deleted documents (decisions Q4, Q55).
 * Separate from the analysis, so that files are shredded while Temporal is down.
 */
const cleanupReactor = (dependencies: ReactorDependencies): Reactor<DocumentEvent> => {
  const earlierSyllabi = async ({ documentId, classId }: Uploaded) => {
    if (!(await dependencies.findDocument(documentId)) && !(await dependencies.load(documentId))?.gone) {
      // park it here too: waiting would block the clean-up of all other documents
      if (await dependencies.isParkedStream(documentId))
        throw new Error(`${documentList.name} has parked the stream of this document`);
      throw new Rejection('unavailable'); // the read model is behind: retried
    }
    const superseded = await dependencies.supersededIn(classId);
    return superseded.filter((id) => id !== documentId); // already superseded: the newer upload's own event handles it
  };

  const supersedeEarlier = async (uploaded: Uploaded, recorded: ReactorEvent) => {
    const { documentId, docType, replaces } = uploaded;
    const earlier = docType === 'syllabus' ? await earlierSyllabi(uploaded) : [replaces ?? []].flat();
    const { ownerId, correlationId, eventId } = recorded;
    const context = { ownerId, actorId: 'document-cleanup', actorKind: 'system', correlationId } as const;
    for (const id of earlier) {
      const by = ownerId as UserId;
      const command = { type: 'SupersedeDocument', documentId: id, by, supersededBy: documentId } as const;
      await dependencies.handle(command, { ...context, causationId: eventId }).catch(unlessGone);
    }
  };

  return {
    ...common,
    name: 'document-cleanup',
    async react({ type, data }, recorded) {
      if (type === 'DocumentUploaded') await supersedeEarlier(data, recorded);
      const deleteFile = (key: string) => dependencies.deleteFile(recorded.ownerId as UserId, key);
      if (type === 'NoteWritten' || type === 'NoteContinued') for (const key of data.dropped) await deleteFile(key);
      if (type === 'DocumentSuperseded' || type === 'DocumentDeleted') {
        await deleteFile(data.filePath);
        const earlier = (await dependencies.load(data.documentId))?.note?.earlier ?? [];
        for (const { filePath } of earlier) await deleteFile(filePath);
      }
    },
  };
};

const unlessGone = (error: unknown) => {
  if (!(error instanceof Rejection && error.code === 'document_not_found')) throw error;
};

export const documentReactors = (dependencies: ReactorDependencies) => [
  analysisReactor(dependencies),
  cleanupReactor(dependencies),
];
