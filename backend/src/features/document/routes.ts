import {
  analyzeDocument,
  changeDocument,
  deleteDocument,
  DocumentId,
  listDocuments,
  uploadDocument,
  type ClassId,
  type DocumentView,
  type UserId,
} from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import { mount, mountFile, mountUpload, StillGoing } from '../../platform/http/routing/index.ts';
import type { FileResponse, RequestContext } from '../../platform/http/index.ts';
import { acceptNamed } from './accept.ts';
import { analyze, type AnalysisDeps } from './analysis.ts';
import { documentView, type StoredDocument } from './queries.ts';
import { upload, type UploadDeps } from './upload.ts';

export interface DocumentDeps extends AnalysisDeps, UploadDeps {
  documentsOf: (owner: UserId, classId?: ClassId) => Promise<DocumentView[]>;
  documentByKey: (owner: UserId, key: string) => Promise<StoredDocument>;
  fileAnswer: (document: StoredDocument) => Promise<FileResponse>;
}

/** The key of a file, as its path names it: 32 random bytes. */
export const FileKey = z.string().regex(/^[0-9a-f]{64}$/);

/** What shreds bytes, or replaces them, cannot be taken back (decision Q55), and is not offered to be. */
const forGood = (context: RequestContext): RequestContext => ({ ...context, commandId: undefined });

export const documentRoutes = (router: Router, deps: DocumentDeps) => {
  const { handle, documentsOf, documentOf, documentByKey, fileAnswer, classOf } = deps;

  mount(router, listDocuments, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return documentsOf(user.id, query.classId);
  });

  mountUpload(router, uploadDocument, {
    accepts: acceptNamed,
    handle: ({ body, file, user, context }) =>
      upload(deps, { fields: body, file, by: user.id, context: forGood(context) }),
  });

  mount(router, analyzeDocument, async ({ params, user, context }) => {
    const document = await analyze(deps, { documentId: params.id, by: user.id, context: forGood(context) });
    const answer = { document: documentView(document), scheduled: document.scheduled };
    return document.analysis === 'running' ? new StillGoing(answer) : answer;
  });

  mount(router, changeDocument, async ({ params, body, user, context }) => {
    await handle({ type: 'ChangeDocument', documentId: params.id, by: user.id, change: body }, context);
    return documentView(await documentOf(user.id, params.id));
  });

  mount(router, deleteDocument, async ({ params, user, context }) => {
    await handle({ type: 'DeleteDocument', documentId: params.id, by: user.id }, forGood(context));
    return undefined;
  });

  mountFile(
    router,
    { path: '/api/documents/:id/view', params: z.object({ id: DocumentId }) },
    async ({ params, user }) => fileAnswer(await documentOf(user.id, params.id)),
  );
  mountFile(router, { path: '/uploads/:filePath', params: z.object({ filePath: FileKey }) }, async ({ params, user }) =>
    fileAnswer(await documentByKey(user.id, params.filePath)),
  );
};
