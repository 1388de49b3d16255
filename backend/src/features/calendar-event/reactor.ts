import { DocumentId } from '@hub/contracts';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';

/** The part of document events that this reactor needs. */
const DocumentGone = z.object({ type: z.literal('DocumentDeleted'), data: z.object({ documentId: DocumentId }) });
type DocumentGone = z.infer<typeof DocumentGone>;

interface Dependencies {
  loseSource: (documentId: DocumentId, context: CommandContext) => Promise<unknown>;
}

/** Deadlines stay when their file is deleted, and are marked (decision Q54). */
export const lostSourceReactor = ({ loseSource }: Dependencies): Reactor<DocumentGone> => ({
  name: 'calendar-event-source',
  events: DocumentGone,
  categories: ['document'],
  async react({ data }, { ownerId, correlationId, eventId }) {
    const actor = { actorId: 'calendar-event-source', actorKind: 'system' } as const;
    await loseSource(data.documentId, { ownerId, ...actor, correlationId, causationId: eventId });
  },
});
