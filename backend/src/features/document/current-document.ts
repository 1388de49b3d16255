import type { DocumentId, UserId } from '@hub/contracts';
import { setTimeout as sleep } from 'node:timers/promises';
import { Rejection } from '../../platform/domain/index.ts';
import type { Document } from './decider.ts';
import type { StoredDocument } from './queries.ts';

interface Dependencies {
  /** The state from the event log, which may be ahead of the read model. */
  load: (id: DocumentId) => Promise<Document | null>;
  findDocument: (id: DocumentId) => Promise<StoredDocument | undefined>;
}

/**
 * A student's document for a workflow, which may be ahead of the read model. The log knows what was deleted and how far the
 * analysis is, the read model what was replaced.
 */
export const currentDocumentIn =
  ({ load, findDocument }: Dependencies) =>
  async (id: DocumentId, owner: UserId): Promise<StoredDocument> => {
    for (let tries = 0; tries < 40; tries += 1) {
      const state = await load(id);
      const document = await findDocument(id);
      if (!state || state.gone || state.ownerId !== owner || document?.superseded)
        throw new Rejection('document_not_found');
      if (document) return { ...document, analysis: state.analysis };
      await sleep(25);
    }
    throw new Rejection('unavailable'); // recorded, but not readable yet: the workflow retries
  };
