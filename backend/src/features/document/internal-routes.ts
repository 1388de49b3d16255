import { analysisSource, DocumentId, internalFilePath, recordAnalysis, recordAnalysisFailure } from '@hub/contracts';
import type { ExtractedDate } from '@hub/contracts';
import type Router from '@koa/router';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import { Rejection } from '../../platform/domain/index.ts';
import { mountInternal, mountInternalFile } from '../../platform/http/routing/index.ts';
import type { FileResponse } from '../../platform/http/index.ts';
import type { Document, DocumentCommand } from './decider.ts';
import type { StoredDocument } from './queries.ts';

export interface InternalDeps {
  handle: (command: DocumentCommand, context: CommandContext) => Promise<unknown>;
  /** The state in the log, ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
  fileAnswer: (document: StoredDocument) => Promise<FileResponse>;
  /** Answers how many events the dates are. */
  schedule: (document: StoredDocument, dates: readonly ExtractedDate[], context: CommandContext) => Promise<number>;
}

/** The calls of the syllabus workflow. Results for a deleted or replaced document come too late: 404 (decision Q9). */
export const internalDocumentRoutes = (router: Router, deps: InternalDeps) => {
  const { handle, load, findDocument, fileAnswer, schedule } = deps;

  /** The log tells what is gone, the read model what was replaced; the workflow is often quicker than that. */
  const current = async (id: DocumentId): Promise<StoredDocument> => {
    for (let tries = 0; tries < 40; tries += 1) {
      const state = await load(id);
      const document = await findDocument(id);
      if (!state || state.gone || document?.superseded) throw new Rejection('document_not_found');
      if (document) return document;
      await sleep(25);
    }
    throw new Rejection('unavailable'); // recorded, and soon to be read: the workflow asks again
  };

  mountInternal(router, analysisSource, async ({ params }) => {
    const { name, mimeType, createdAt, hash } = await current(params.id);
    return { name, mimeType, uploadedOn: createdAt.slice(0, 'YYYY-MM-DD'.length), hash };
  });

  mountInternalFile(router, { path: internalFilePath, params: z.object({ id: DocumentId }) }, async ({ params }) =>
    fileAnswer(await current(params.id)),
  );

  mountInternal(router, recordAnalysis, async (request) => {
    const { params, body } = request;
    const document = await current(params.id);
    if (document.docType !== 'syllabus') throw new Rejection('not_a_syllabus');
    if (document.analysis === 'done') return { scheduled: document.scheduled };
    const context = request.contextFor(document.ownerId);
    const { dates, skipped } = body;
    const scheduled = await schedule(document, dates, context);
    const by = document.ownerId;
    await handle({ type: 'RecordAnalysis', documentId: params.id, by, scheduled, skipped }, context);
    return { scheduled };
  });

  mountInternal(router, recordAnalysisFailure, async (request) => {
    const documentId = request.params.id;
    const { ownerId } = await current(documentId);
    const { reason } = request.body;
    const context = request.contextFor(ownerId);
    await handle({ type: 'RecordAnalysisFailure', documentId, by: ownerId, reason }, context);
    return undefined;
  });
};
