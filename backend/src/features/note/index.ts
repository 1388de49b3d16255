import type { Feature, FeatureDependencies } from '../../platform/feature.ts';
import { documentAggregate, documentQueries } from '../document/index.ts';
import { quotaQueries } from '../quota/index.ts';
import { noteVersions } from './version-list.ts';
import { noteQueries } from './queries.ts';
import { type NoteDependencies, noteRoutes } from './routes.ts';

const wire = ({ db, commands, files, quota }: FeatureDependencies): NoteDependencies => ({
  ...noteQueries(db),
  documentOf: documentQueries(db).documentOf,
  requireRoomForText: quotaQueries(db, quota).requireRoomForText,
  load: (id) => commands.load(documentAggregate, id),
  handle: (command, context) => commands.handle(documentAggregate, { id: command.documentId, command }, context),
  fileOf: (owner, key) => files.get(owner, key),
  storeText: (owner, content, id) => files.put(owner, content, `document-${id}`),
  keepPages: (owner, key, pages) => files.putDerived(owner, key, Buffer.from(JSON.stringify(pages))),
  deleteFile: (owner, key) => files.delete(owner, key),
});

/** A note is written in the stream of its document. */
export const noteFeature: Feature = {
  privacy: {
    tables: { note_version_list: { owner: 'ownerId', file: { key: 'filePath', as: 'earlier note.md' } } },
    streams: [],
  },
  projections: [noteVersions],
  routes: (router, dependencies) => noteRoutes(router, wire(dependencies)),
};
