import { mostHits } from '@hub/contracts';
import type { Knex } from 'knex';
import type { Feature } from '../../platform/feature.ts';
import { passageQueries } from '../passage/index.ts';
import { searchIn, type SearchSource } from './queries.ts';
import { searchRoutes } from './routes.ts';
import { titlesWith } from './titles-with.ts';

const textsWith =
  (db: Knex): SearchSource =>
  async (owner, { query }) => {
    const found = await passageQueries(db).documentsWith(owner, query, mostHits);
    return found.map(({ documentId: id, docType, classId, documentName: title, quote: detail }) => ({
      kind: docType === 'syllabus' ? 'syllabus' : 'document',
      id,
      classId,
      title,
      detail,
      dueDate: null,
      eventType: null,
      archived: false, // texts of archived classes are not searched
    }));
  };

export const searchFeature: Feature = {
  routes: (router, { db }) => searchRoutes(router, { find: searchIn([titlesWith(db), textsWith(db)]) }),
};
