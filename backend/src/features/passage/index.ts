import { type DocumentId, Page, readDocument } from '@hub/contracts';
import { z } from 'zod';
import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { classQueries } from '../class/index.ts';
import { type Document, documentAggregate, documentQueries } from '../document/index.ts';
import { asGone, asNone } from './gone.ts';
import { passageQueries } from './queries.ts';
import { passageReactors, type ReactorDependencies } from './reactor.ts';
import { currentIn, type PassageDependencies, passageRoutes } from './routes.ts';
import { passageStore } from './passage-store.ts';
import { type VectorDependencies, vectorRoutes } from './internal-routes.ts';
import { vectorStore } from './vectors.ts';

const run = (id: DocumentId) => ({ contract: readDocument, key: id });
const Text = z.array(Page);

/** The text of a document as it was read; null before it was. */
const textIn =
  ({ files }: Pick<FeatureDependencies, 'files'>) =>
  async ({ ownerId, filePath }: Pick<Document, 'ownerId' | 'filePath'>): Promise<Page[] | null> => {
    const bytes = await files.getDerived(ownerId, filePath).catch(asNone);
    return bytes && Text.parse(JSON.parse(Buffer.from(bytes).toString()));
  };

const wire = ({ db, commands, files, workflows }: FeatureDependencies): PassageDependencies & ReactorDependencies => ({
  ...passageQueries(db),
  ...passageStore(db),
  documentOf: documentQueries(db).documentOf,
  classOf: classQueries(db).classOf,
  handle: (command, context) => commands.handle(documentAggregate, { id: command.documentId, command }, context),
  load: (id) => commands.load(documentAggregate, id),
  keepText: ({ ownerId, filePath }, pages) =>
    files.putDerived(ownerId, filePath, Buffer.from(JSON.stringify(pages))).catch(asGone),
  textOf: textIn({ files }),
  startReading: (id, ownerId) => workflows.start({ ...run(id), ownerId }, { documentId: id }),
  cancelReading: (id) => workflows.cancel(run(id)),
});

const wireVectors = ({ db, commands, files }: FeatureDependencies): VectorDependencies => {
  const { passagesAt, searchedIn } = passageQueries(db);
  const store = vectorStore(files);
  return {
    current: currentIn((id) => commands.load(documentAggregate, id)),
    classOf: classQueries(db).classOf,
    keepVectors: (document, vectors) => store.keepVectors(document, vectors).catch(asGone),
    vectorsIn: async (owner, classId, model) => store.vectorsOf(await searchedIn(owner, classId), model),
    passagesAt,
  };
};

export const passageFeature: Feature = {
  privacy: {
    tables: { passages: { owner: 'ownerId', secret: 'pieces of documents, which the student gets whole' } },
    streams: [],
  },
  reactors: (dependencies) => passageReactors(wire(dependencies)),
  routes: (router, dependencies) => {
    passageRoutes(router, wire(dependencies));
    vectorRoutes(router, wireVectors(dependencies));
  },
};

export { passageQueries, textIn };
