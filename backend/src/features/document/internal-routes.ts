import { DocumentId, internalFilePath, recordAnalysisFailure } from '@hub/contracts';
import type Router from '@koa/router';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import { mountInternal, mountInternalFile } from '../../platform/http/routing/index.ts';
import type { FileResponse } from '../../platform/http/index.ts';
import type { DocumentCommand } from './decider.ts';
import type { StoredDocument } from './queries.ts';

export interface InternalDependencies {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** Rejects for a deleted or replaced document (decision Q9). */
  current: (id: DocumentId) => Promise<StoredDocument>;
  fileResponse: (document: StoredDocument) => Promise<FileResponse>;
}

/** The endpoints for the file itself; what is read from a syllabus belongs to its review. */
export const internalDocumentRoutes = (router: Router, { handle, current, fileResponse }: InternalDependencies) => {
  mountInternalFile(router, { path: internalFilePath, params: z.object({ id: DocumentId }) }, async ({ params }) =>
    fileResponse(await current(params.id)),
  );

  mountInternal(router, recordAnalysisFailure, async (request) => {
    const documentId = request.params.id;
    const { ownerId } = await current(documentId);
    const { reason } = request.body;
    const context = request.contextFor(ownerId);
    await handle({ type: 'RecordAnalysisFailure', documentId, by: ownerId, reason }, context);
    return undefined;
  });
};
