import { modelLabel, type ClassType, type ConversationId } from '@hub/contracts';
import { color, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { useMessages } from './api.ts';

interface Props {
  classType: ClassType;
  conversationId: ConversationId | null;
}

/** Names the model that answers here; once it has answered, the one that did (decision Q90). */
export const ModelLabel = ({ classType, conversationId }: Props) => {
  const { data: messages = [] } = useMessages(conversationId);
  const modelUsed = messages.findLast(({ type, verified }) => type === 'bot' && verified)?.modelUsed ?? null;
  return (
    <p css={{ color: color.muted, fontSize: fontSize.xs }}>
      {t('chat.model', { name: modelLabel(classType, { modelUsed }) })}
    </p>
  );
};
