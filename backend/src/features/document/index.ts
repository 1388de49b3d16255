import { analyzeSyllabus, DocumentId, readClassProposal } from '@hub/contracts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { runAiWork } from '../../platform/workflows/index.ts';
import { isParked } from '../../platform/read-models/index.ts';
import { syllabusCalendar } from '../calendar-event/index.ts';
import { classQueries, deletedWithClass, inDeletedClass } from '../class/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { documentAggregate } from './aggregate.ts';
import { proposalRoute, type ProposalDependencies } from './class-proposal.ts';
import { currentDocumentIn } from './current-document.ts';
import { datesRoute } from './dates-route.ts';
import { internalDocumentRoutes } from './internal-routes.ts';
import { fileResponseFrom } from './files/file-response.ts';
import { documentList } from './projection.ts';
import { documentQueries } from './queries.ts';
import { documentReactors, type ReactorDependencies } from './reactor.ts';
import { documentRoutes, FileKey, type DocumentDependencies } from './routes.ts';

/** How long the analyze call waits before it responds that the analysis is still running (decision Q166). */
const analysisWaitMs = 120_000;

const endingWaitMs = 5000;

const run = (id: DocumentId) => ({ contract: analyzeSyllabus, key: id });

const wire = ({
  db,
  commands,
  files,
  workflows,
  quota,
}: FeatureDependencies): DocumentDependencies & ReactorDependencies => ({
  ...documentQueries(db),
  requireRoomForDocument: quotaQueries(db, quota).requireRoomForDocument,
  classOf: classQueries(db).classOf,
  handle: (command, context) => commands.handle(documentAggregate, { id: command.documentId, command }, context),
  load: (id) => commands.load(documentAggregate, id),
  isParkedStream: (id) => isParked(db, documentList.name, `${documentAggregate.category}-${id}`),
  storeFile: (owner, path, id) => files.put(owner, { path }, `document-${id}`),
  fileResponse: fileResponseFrom(files),
  deleteFile: (owner, key) => files.delete(owner, key),
  startAnalysis: (id, ownerId) => workflows.start({ ...run(id), ownerId }, { documentId: id }),
  analysisOutcome: (id) => workflows.outcome(run(id), analysisWaitMs),
  cancelAnalysis: (id) => workflows.cancel(run(id)),
});

const reading = ({ files, ...ai }: FeatureDependencies): Omit<ProposalDependencies, 'deleteFile'> => ({
  storeForReading: (owner, path, id) => files.put(owner, { path }, `proposal-${id}`),
  propose: (ownerId, key, prepare) =>
    runAiWork(ai, { contract: readClassProposal, key, ownerId, failure: 'proposal_failed', prepare }),
});

/** The documents as the review of a syllabus uses them. */
export const syllabusDocuments = (platform: FeatureDependencies) => {
  const dependencies = wire(platform);
  const { documentOf, handle } = dependencies;
  return {
    documentOf,
    handle,
    current: currentDocumentIn(dependencies),
    /** Waits for a run that has recorded its result to end: a new start would join it. */
    async analysisEnded(id: DocumentId) {
      await platform.workflows.outcome(run(id), endingWaitMs).catch(() => undefined);
    },
  };
};

export const documentFeature: Feature = {
  privacy: {
    tables: { document_list: { owner: 'ownerId', file: { key: 'filePath', name: 'name' } } },
    streams: ['document'],
  },
  aggregates: [documentAggregate],
  projections: [documentList],
  files: ({ commands }) => ({
    async document(id, file) {
      const state = await commands.load(documentAggregate, id);
      if (state === null || state.gone) return false;
      return state.filePath === file || (state.note?.earlier ?? []).some(({ filePath }) => filePath === file);
    },
    /** No record names a file that is only read for a proposal. */
    proposal: async () => false,
  }),
  reactors: (dependencies) => documentReactors(wire(dependencies)),
  hiddenIds: ({ db }) => [
    { id: DocumentId, missing: 'document_not_found', isHidden: inDeletedClass(db, { table: documentList.table }) },
    {
      id: FileKey,
      missing: 'document_not_found',
      isHidden: inDeletedClass(db, { table: documentList.table, column: 'filePath' }),
    },
  ],
  ...deletedWithClass(documentAggregate, {
    idsIn: (db) => documentQueries(db).idsIn,
    command: (documentId, by) => ({ type: 'DeleteDocument', documentId, by }),
  }),
  routes: (router, platform) => {
    const dependencies = wire(platform);
    const { removeUntouched } = syllabusCalendar(platform);
    documentRoutes(router, dependencies);
    proposalRoute(router, { ...dependencies, ...reading(platform) });
    datesRoute(router, { ...dependencies, removeUntouched });
    internalDocumentRoutes(router, { ...dependencies, current: currentDocumentIn(dependencies) });
  },
};

export { acceptFile, acceptNamed, type AcceptedFile } from './files/accept-file.ts';
export type { Document, DocumentCommand } from './decider.ts';
export type { StoredDocument } from './queries.ts';
export { DocumentEvent, type Version } from './events.ts';
export { isNote } from './note.ts';
export { shownName } from './files/shown-name.ts';
export { documentAggregate, documentQueries };
