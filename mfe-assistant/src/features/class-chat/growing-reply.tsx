import type { ConversationId } from '@hub/contracts';
import { useDraft } from '@hub/mfe';
import { Bubble } from '../../shared/bubble.tsx';
import { FormattedText } from '../../shared/formatted-text.tsx';
import { Thinking } from '../../shared/thinking.tsx';
import { t } from '../../messages.ts';

/** The reply as it is written; screen readers announce it once it is complete. */
export const Growing = ({ conversationId }: { conversationId: ConversationId }) => {
  const draft = useDraft(conversationId);
  if (!draft) return <Thinking label={t('chat.thinking')} />;
  return (
    <div aria-live="off" aria-busy>
      <Bubble from="ai">
        <FormattedText>{draft}</FormattedText>
      </Bubble>
    </div>
  );
};
