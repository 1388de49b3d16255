import { analyzeSyllabus, type ClassId, DocumentId, type UserId } from '@hub/contracts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { isParked } from '../../platform/read-models/index.ts';
import { syllabusCalendar } from '../calendar-event/index.ts';
import { classQueries, inDeletedClass } from '../class/index.ts';
import { documentAggregate } from './aggregate.ts';
import { datesRoute } from './dates-route.ts';
import { internalDocumentRoutes } from './internal-routes.ts';
import { fileAnswerFrom } from './file-answer.ts';
import { documentList } from './projection.ts';
import { documentQueries } from './queries.ts';
import { documentReactors, type ReactorDeps } from './reactor.ts';
import { documentRoutes, FileKey, type DocumentDeps } from './routes.ts';

/** How long the analyze call waits before it answers that the analysis goes on (decision Q166). */
const analysisWaitMs = 120_000;

const run = (id: DocumentId) => ({ contract: analyzeSyllabus, key: id });

const wire = ({ db, commands, files, workflows }: FeatureDependencies): DocumentDeps & ReactorDeps => ({
  ...documentQueries(db),
  classOf: classQueries(db).classOf,
  handle: (command, context) => commands.handle(documentAggregate, { id: command.documentId, command }, context),
  load: (id) => commands.load(documentAggregate, id),
  isSetAside: (id) => isParked(db, documentList.name, `${documentAggregate.category}-${id}`),
  storeFile: (owner, path, id) => files.put(owner, { path }, `document-${id}`),
  fileAnswer: fileAnswerFrom(files),
  deleteFile: (owner, key) => files.delete(owner, key),
  startAnalysis: (id, ownerId) => workflows.start({ ...run(id), ownerId }, { documentId: id }),
  analysisOutcome: (id) => workflows.outcome(run(id), analysisWaitMs),
  cancelAnalysis: (id) => workflows.cancel(run(id)),
});

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
      return state !== null && !state.gone && state.filePath === file;
    },
  }),
  reactors: (parts) => documentReactors(wire(parts)),
  hiddenIds: ({ db }) => [
    { id: DocumentId, missing: 'document_not_found', isHidden: inDeletedClass(db, { table: documentList.table }) },
    {
      id: FileKey,
      missing: 'document_not_found',
      isHidden: inDeletedClass(db, { table: documentList.table, column: 'filePath' }),
    },
  ],
  goesWith: ({ db, commands }) => ({
    async class(classId, context) {
      const by = context.ownerId as UserId;
      const ids = await documentQueries(db).idsIn(by, classId as ClassId);
      const targets = ids.map((id) => ({ id, command: { type: 'DeleteDocument', documentId: id, by } as const }));
      await commands.handleAll(documentAggregate, targets, context);
    },
  }),
  routes: (router, parts) => {
    const deps = wire(parts);
    const { reconcile, removeUntouched } = syllabusCalendar(parts);
    documentRoutes(router, deps);
    datesRoute(router, { ...deps, removeUntouched });
    internalDocumentRoutes(router, {
      ...deps,
      schedule: ({ id, classId, ownerId }, dates, context) =>
        reconcile({ documentId: id, classId, ownerId, dates }, context),
    });
  },
};

export { acceptFile, acceptNamed, type AcceptedFile } from './accept.ts';
export type { Document, DocumentCommand } from './decider.ts';
export { DocumentEvent } from './events.ts';
export { shownName } from './shown-name.ts';
export { documentAggregate, documentQueries };
