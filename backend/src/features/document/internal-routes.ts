import { DocumentId, internalFilePath, recordAnalysisFailure, type UserId } from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mountInternal, mountInternalFile } from '../../platform/http/routing/index.ts';
import type { FileResponse } from '../../platform/http/index.ts';
import type { DocumentCommand } from './decider.ts';
import type { StoredDocument } from './queries.ts';

export interface InternalDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** Rejects for a document of someone else, or one that was deleted or replaced (decision Q9). */
  current: (id: DocumentId, owner: UserId) => Promise<StoredDocument>;
  fileResponse: (document: StoredDocument) => Promise<FileResponse>;
}

/** The endpoints for the file itself; what is read from a syllabus belongs to its review. */
export const internalDocumentRoutes = (router: Router, { handle, current, fileResponse }: InternalDependencies) => {
  mountInternalFile(
    router,
    { path: internalFilePath, params: z.object({ id: DocumentId }) },
    async ({ params, student }) => fileResponse(await current(params.id, student)),
  );

  mountInternal(router, recordAnalysisFailure, async ({ params: { id }, body: { reason }, student, context }) => {
    await current(id, student);
    await handle({ type: 'RecordAnalysisFailure', documentId: id, by: student, reason }, context);
    return undefined;
  });
};
