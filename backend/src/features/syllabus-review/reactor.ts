import { DocumentId, type UserId } from '@hub/contracts';
import { z } from 'zod';
import type { CommandContext } from '../../platform/commands/index.ts';
import type { Reactor } from '../../platform/subscriptions/index.ts';
import type { SyllabusReviewCommand } from './decider.ts';

/** The part of document events that this reactor needs. */
const DocumentGone = z.object({ type: z.literal('DocumentDeleted'), data: z.object({ documentId: DocumentId }) });
type DocumentGone = z.infer<typeof DocumentGone>;

interface Dependencies {
  handle: (command: SyllabusReviewCommand, context: CommandContext) => Promise<unknown>;
}

/** The findings are deleted with their document. */
export const erasedWithDocument = ({ handle }: Dependencies): Reactor<DocumentGone> => ({
  name: 'syllabus-review-erasure',
  events: DocumentGone,
  categories: ['document'],
  async react({ data: { documentId } }, { ownerId, correlationId, eventId }) {
    const actor = { actorId: 'syllabus-review-erasure', actorKind: 'system' } as const;
    const context = { ownerId, ...actor, correlationId, causationId: eventId };
    await handle({ type: 'EraseSyllabusReview', documentId, by: ownerId as UserId }, context);
  },
});
