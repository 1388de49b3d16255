import { type DocumentId, Page, readDocument } from '@hub/contracts';
import { z } from 'zod';
import { Rejection } from '../../platform/domain/index.ts';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries } from '../class/index.ts';
import { type Document, documentAggregate, documentQueries } from '../document/index.ts';
import { passageQueries } from './queries.ts';
import { passageReactors, type ReactorDependencies } from './reactor.ts';
import { type PassageDependencies, passageRoutes } from './routes.ts';
import { passageStore } from './passage-store.ts';

const run = (id: DocumentId) => ({ contract: readDocument, key: id });
const Text = z.array(Page);

const wire = ({ db, commands, files, workflows }: FeatureDependencies): PassageDependencies & ReactorDependencies => ({
  ...passageQueries(db),
  ...passageStore(db),
  documentOf: documentQueries(db).documentOf,
  classOf: classQueries(db).classOf,
  handle: (command, context) => commands.handle(documentAggregate, { id: command.documentId, command }, context),
  load: (id) => commands.load(documentAggregate, id),
  keepText: ({ ownerId, filePath }, pages) =>
    files.putDerived(ownerId, filePath, Buffer.from(JSON.stringify(pages))).catch(asGone),
  async textOf({ ownerId, filePath }: Pick<Document, 'ownerId' | 'filePath'>) {
    const bytes = await files.getDerived(ownerId, filePath).catch(asNone);
    return bytes && Text.parse(JSON.parse(Buffer.from(bytes).toString()));
  },
  startReading: (id, ownerId) => workflows.start({ ...run(id), ownerId }, { documentId: id }),
  cancelReading: (id) => workflows.cancel(run(id)),
});

const isGone = (error: unknown) => error instanceof Rejection && error.code === 'not_found';

/** The document was deleted in the meantime, and its key with it. */
const asGone = (error: unknown): never => {
  throw isGone(error) ? new Rejection('document_not_found') : error;
};
const asNone = (error: unknown): null => {
  if (!isGone(error)) throw error;
  return null;
};

export const passageFeature: Feature = {
  privacy: {
    tables: { passages: { owner: 'ownerId', secret: 'pieces of documents, which the student gets whole' } },
    streams: [],
  },
  reactors: (dependencies) => passageReactors(wire(dependencies)),
  routes: (router, dependencies) => passageRoutes(router, wire(dependencies)),
};

export { passageQueries };
