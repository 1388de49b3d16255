import { css } from '@emotion/react';
import type { ClassId, ConversationId, ConversationView } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { EmptyState, ErrorState, Skeleton, Stack, color, media, space, stroke } from '@hub/ui';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../messages.ts';
import { useConversations } from '../api.ts';
import { DeleteConversation } from './delete-conversation.tsx';
import { HistoryItem } from './history-item.tsx';

const sidebar = css`
  flex: none;
  width: ${space(68)};
  padding: ${space(3)} ${space(2)};
  border-right: ${stroke.thin} solid ${color.hairline};
  overflow-y: auto;
  overscroll-behavior: contain;
  ${media.mobile} {
    width: 100%;
    border-right: 0;
  }
`;
const list = css`
  display: grid;
  gap: ${space(0.5)};
`;

interface Props {
  classId: ClassId;
  openId: ConversationId | null;
  onOpen: (id: ConversationId | null) => void;
}

/** Earlier conversations, the most recently active first (decision Q106). */
export const History = ({ classId, openId, onOpen }: Props) => {
  const [deleting, setDeleting] = useState<ConversationView | null>(null);
  const deleted = () => {
    if (deleting?.id === openId) onOpen(null);
  };
  return (
    <nav css={sidebar} aria-label={t('chat.history.title')}>
      <Conversations classId={classId} openId={openId} onOpen={onOpen} onDelete={setDeleting} />
      {deleting && (
        <DeleteConversation
          classId={classId}
          conversation={deleting}
          onDeleted={deleted}
          onClose={() => setDeleting(null)}
        />
      )}
    </nav>
  );
};

const Conversations = ({
  classId,
  openId,
  onOpen,
  onDelete,
}: Props & { onDelete: (conversation: ConversationView) => void }) => {
  const { data: conversations, isLoadingError, isFetching, refetch } = useConversations(classId);
  useFailureNotice(isLoadingError, t('chat.notice.fetchConversations'));
  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('chat.notice.fetchConversations')} onRetry={() => void refetch()} />;
  }
  if (!conversations) return <Loading />;
  if (conversations.length === 0) return <EmptyState icon={<MessageSquareText />} title={t('chat.history.empty')} />;
  return (
    <ul css={list}>
      {conversations.map((conversation) => (
        <HistoryItem
          key={conversation.id}
          classId={classId}
          conversation={conversation}
          isOpen={conversation.id === openId}
          onOpen={() => onOpen(conversation.id)}
          onDelete={() => onDelete(conversation)}
        />
      ))}
    </ul>
  );
};

const Loading = () => (
  <Stack as="output" gap={2} aria-label={t('chat.history.loading')}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} height={44} />
    ))}
  </Stack>
);
