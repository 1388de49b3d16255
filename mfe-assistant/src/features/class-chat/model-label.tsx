import type { ConversationId } from '@hub/contracts';
import { color, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { useMessages } from './api.ts';

/** Names the model that answered last in a conversation. */
export const ModelLabel = ({ conversationId }: { conversationId: ConversationId }) => {
  const { data: messages = [] } = useMessages(conversationId);
  const name = messages.findLast(({ type, verified }) => type === 'bot' && verified)?.modelUsed;
  return name && <p css={{ color: color.muted, fontSize: fontSize.xs }}>{t('chat.model', { name })}</p>;
};
