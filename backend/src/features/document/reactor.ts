import type { ClassId, DocumentId, UserId } from '@hub/contracts';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import type { Reactor, ReactorEvent } from '../../platform/subscriptions/index.ts';
import type { Document, DocumentCommand } from './decider.ts';
import { DocumentEvent } from './events.ts';
import { documentList } from './projection.ts';
import type { StoredDocument } from './queries.ts';

export interface ReactorDeps {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** The state in the log, ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
  /** Whether the read model has set its stream aside: until that is un-parked the document is not found. */
  isSetAside: (id: DocumentId) => Promise<boolean>;
  supersededIn: (classId: ClassId) => Promise<DocumentId[]>;
  startAnalysis: (id: DocumentId, owner: UserId) => Promise<void>;
  cancelAnalysis: (id: DocumentId) => Promise<void>;
  deleteFile: (owner: UserId, key: string) => Promise<void>;
}

type Uploaded = Extract<DocumentEvent, { type: 'DocumentUploaded' }>['data'];

const common = { events: DocumentEvent, categories: ['document'] };

/** A syllabus that waits for its analysis gets it, whatever was down when it was uploaded; one that is gone loses it. */
const analysisReactor = ({ load, startAnalysis, cancelAnalysis }: ReactorDeps): Reactor<DocumentEvent> => ({
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
 * Older syllabi and versions are declared superseded, and what is gone loses its bytes (decisions Q4, Q55).
 * Apart from the analysis, so that bytes are shredded while Temporal is away.
 */
const cleanupReactor = (deps: ReactorDeps): Reactor<DocumentEvent> => {
  const earlierSyllabi = async ({ documentId, classId }: Uploaded) => {
    if (!(await deps.findDocument(documentId)) && !(await deps.load(documentId))?.gone) {
      // set aside here too, or nobody's documents would be cleared up after any more
      if (await deps.isSetAside(documentId)) throw new Error(`${documentList.name} has set this document aside`);
      throw new Rejection('unavailable'); // the read model is behind: tried again
    }
    const superseded = await deps.supersededIn(classId);
    return superseded.filter((id) => id !== documentId); // a newer one already: its own turn comes
  };

  const supersedeEarlier = async (uploaded: Uploaded, recorded: ReactorEvent) => {
    const { documentId, docType, replaces } = uploaded;
    const earlier = docType === 'syllabus' ? await earlierSyllabi(uploaded) : [replaces ?? []].flat();
    const { ownerId, correlationId, eventId } = recorded;
    const context = { ownerId, actorId: 'document-cleanup', actorKind: 'system', correlationId } as const;
    for (const id of earlier) {
      const by = ownerId as UserId;
      const command = { type: 'SupersedeDocument', documentId: id, by, supersededBy: documentId } as const;
      await deps.handle(command, { ...context, causationId: eventId }).catch(unlessGone);
    }
  };

  return {
    ...common,
    name: 'document-cleanup',
    async react({ type, data }, recorded) {
      if (type === 'DocumentUploaded') await supersedeEarlier(data, recorded);
      if (type === 'DocumentSuperseded' || type === 'DocumentDeleted') {
        await deps.deleteFile(recorded.ownerId as UserId, data.filePath);
      }
    },
  };
};

const unlessGone = (error: unknown) => {
  if (!(error instanceof Rejection && error.code === 'document_not_found')) throw error;
};

export const documentReactors = (deps: ReactorDeps) => [analysisReactor(deps), cleanupReactor(deps)];
