import type { ConversationId, LiveDraft } from '@hub/contracts';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

/** The part of a reply that has arrived. */
type Draft = Pick<LiveDraft, 'replyId' | 'text'>;

const draftKey = (conversationId: ConversationId) => ['draft', conversationId] as const;

/** Undefined when the text before the piece is missing: then the draft stays as it is until the whole reply arrives. */
const grown = (known: Draft | null | undefined, { replyId, at, text }: LiveDraft): Draft | undefined => {
  const before = known?.replyId === replyId ? known.text : '';
  return at > before.length ? undefined : { replyId, text: before.slice(0, at) + text };
};

/** Adds a piece of the reply that is being written. Called by the shell, which receives the pieces. */
export const growDraft = (client: QueryClient, piece: LiveDraft) =>
  client.setQueryData<Draft | null>(draftKey(piece.conversationId), (known) => grown(known, piece));

/** Clears the draft before the next reply is requested. */
export const forgetDraft = (client: QueryClient, conversationId: ConversationId) =>
  client.setQueryData<Draft | null>(draftKey(conversationId), null);

/** The part of a reply that has arrived so far, not yet verified; '' before the first piece. */
export const useDraft = (conversationId: ConversationId): string =>
  useQuery<Draft | null>({ queryKey: draftKey(conversationId), queryFn: skipToken }).data?.text ?? '';
