import { DocumentId } from '@hub/contracts';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';

/** What is read here of the events of documents. */
const DocumentGone = z.object({ type: z.literal('DocumentDeleted'), data: z.object({ documentId: DocumentId }) });
type DocumentGone = z.infer<typeof DocumentGone>;

interface Deps {
  loseSource: (documentId: DocumentId, context: CommandContext) => Promise<unknown>;
}

/** Deadlines do not vanish with a file: they say that it is gone (decision Q54). */
export const lostSourceReactor = ({ loseSource }: Deps): Reactor<DocumentGone> => ({
  name: 'calendar-event-source',
  events: DocumentGone,
  categories: ['document'],
  async react({ data }, { ownerId, correlationId, eventId }) {
    const actor = { actorId: 'calendar-event-source', actorKind: 'system' } as const;
    await loseSource(data.documentId, { ownerId, ...actor, correlationId, causationId: eventId });
  },
});
