import type { ConversationId, LiveDraft } from '@hub/contracts';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

/** A reply as far as it was told. */
type Draft = Pick<LiveDraft, 'replyId' | 'text'>;

const draftKey = (conversationId: ConversationId) => ['draft', conversationId] as const;

/** Undefined for a piece of which the text before was not heard: what is shown stays until the reply itself comes. */
const grown = (known: Draft | null | undefined, { replyId, at, text }: LiveDraft): Draft | undefined => {
  const before = known?.replyId === replyId ? known.text : '';
  return at > before.length ? undefined : { replyId, text: before.slice(0, at) + text };
};

/** Takes in a piece of the reply that is being written; for the shell, which hears it. */
export const growDraft = (client: QueryClient, piece: LiveDraft) =>
  client.setQueryData<Draft | null>(draftKey(piece.conversationId), (known) => grown(known, piece));

/** Forgets what was told, before the next reply is asked for. */
export const forgetDraft = (client: QueryClient, conversationId: ConversationId) =>
  client.setQueryData<Draft | null>(draftKey(conversationId), null);

/** The reply that is being written in a conversation, as far as it was told and unchecked; '' until then. */
export const useDraft = (conversationId: ConversationId): string =>
  useQuery<Draft | null>({ queryKey: draftKey(conversationId), queryFn: skipToken }).data?.text ?? '';
