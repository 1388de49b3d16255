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
import { mount, mountFile, mountUpload, StillRunning } from '../../platform/http/routing/index.ts';
import type { FileResponse, RequestContext } from '../../platform/http/index.ts';
import { acceptNamed } from './files/accept-file.ts';
import { analyze, type AnalysisDependencies } from './analysis.ts';
import { documentView, type StoredDocument } from './queries.ts';
import { upload, type UploadDependencies } from './upload.ts';

export interface DocumentDependencies extends AnalysisDependencies, UploadDependencies {
  documentsOf: (owner: UserId, classId?: ClassId) => Promise<DocumentView[]>;
  documentByKey: (owner: UserId, key: string) => Promise<StoredDocument>;
  fileResponse: (document: StoredDocument) => Promise<FileResponse>;
}

/** The key of a file in its path: 32 random bytes, in hex. */
export const FileKey = z.string().regex(/^[0-9a-f]{64}$/);

/** Deleting and replacing shred the file and cannot be undone (decision Q55), so the command gets no id. */
const forGood = (context: RequestContext): RequestContext => ({ ...context, commandId: undefined });

export const documentRoutes = (router: Router, dependencies: DocumentDependencies) => {
  const {
    handle,
    documentsOf,
    documentOf,
    documentAfter,
    documentByKey,
    fileResponse,
    classOf,
    requireRoomForDocument,
  } = dependencies;

  mount(router, listDocuments, async ({ query, user }) => {
    if (query.classId) await classOf(user.id, query.classId);
    return documentsOf(user.id, query.classId);
  });

  mountUpload(router, uploadDocument, {
    admits: requireRoomForDocument,
    accepts: acceptNamed,
    handle: ({ body, file, user, context }) =>
      upload(dependencies, { fields: body, file, by: user.id, context: forGood(context) }),
  });

  mount(router, analyzeDocument, async ({ params, user, context }) => {
    const document = await analyze(dependencies, { documentId: params.id, by: user.id, context: forGood(context) });
    const answer = { document: documentView(document), scheduled: document.scheduled };
    return document.analysis === 'running' ? new StillRunning(answer) : answer;
  });

  mount(router, changeDocument, async ({ params, body, user, context }) => {
    const command = { type: 'ChangeDocument', documentId: params.id, by: user.id, change: body } as const;
    return documentAfter(user.id, params.id, await handle(command, context));
  });

  mount(router, deleteDocument, async ({ params, user, context }) => {
    await handle({ type: 'DeleteDocument', documentId: params.id, by: user.id }, forGood(context));
    return undefined;
  });

  mountFile(
    router,
    { path: '/api/documents/:id/view', params: z.object({ id: DocumentId }) },
    async ({ params, user }) => fileResponse(await documentOf(user.id, params.id)),
  );
  mountFile(router, { path: '/uploads/:filePath', params: z.object({ filePath: FileKey }) }, async ({ params, user }) =>
    fileResponse(await documentByKey(user.id, params.filePath)),
  );
};
