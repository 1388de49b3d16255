import type { ClassId, ConversationId } from '@hub/contracts';
import { useFailureNotice } from '@hub/mfe';
import { EmptyState, ErrorState } from '@hub/ui';
import { MessagesSquare } from 'lucide-react';
import { Bubble } from '../../shared/bubble.tsx';
import { MessageLog } from '../../shared/message-log.tsx';
import { Thinking } from '../../shared/thinking.tsx';
import { t } from '../../messages.ts';
import { useMessages, useUnsavedReply } from './api.ts';
import { AttachedName } from './attachment/attached-file.tsx';
import { Growing } from './growing-reply.tsx';
import { Reply, Said } from './message.tsx';
import { Retry } from './retry-reply.tsx';
import { useIsAsking, useRetry, type Question } from './talk/use-ask.ts';
import { ThreadSkeleton } from './thread-skeleton.tsx';

interface Props {
  classId: ClassId;
  conversationId: ConversationId;
  /** The student's message that is not saved yet. */
  saying: Question | null;
}

/** One conversation: its messages, the pending reply, and Retry after a failure (decision Q105). */
export const Thread = ({ classId, conversationId, saying }: Props) => {
  const { data: messages, isLoadingError, isFetching, refetch } = useMessages(conversationId);
  const unsaved = useUnsavedReply(conversationId);
  const isAsking = useIsAsking(conversationId);
  const last = messages?.at(-1);
  const { retry, file } = useRetry(classId, last);
  useFailureNotice(isLoadingError, t('chat.notice.fetchMessages'));

  if (isLoadingError && !isFetching) {
    return <ErrorState title={t('chat.notice.fetchMessages')} onRetry={() => void refetch()} />;
  }
  if (!messages) return <ThreadSkeleton />;

  const isUnanswered = last?.type === 'user' && !saying && !isAsking;
  return (
    <MessageLog label={t('chat.log')} said={messages.length + (saying ? 1 : 0)}>
      {messages.map((message) => (
        <Said key={message.id} message={message} classId={classId} />
      ))}
      {messages.length === 0 && !saying && <Invitation />}
      {unsaved && <Reply classId={classId} reply={unsaved} />}
      {saying && <Saying question={saying} />}
      {saying && <Thinking label={t('chat.thinking')} />}
      {!saying && isAsking && !unsaved && <Growing conversationId={conversationId} />}
      {isUnanswered && <Retry isUnsaved={unsaved !== null} file={file} onRetry={retry} />}
    </MessageLog>
  );
};

const Saying = ({ question: { text, file } }: { question: Question }) => (
  <Bubble from="student" foot={file && <AttachedName>{file.name}</AttachedName>}>
    {text}
  </Bubble>
);

const Invitation = () => (
  <EmptyState icon={<MessagesSquare />} title={t('chat.empty.title')} hint={t('chat.empty.hint')} />
);

/** Before the first message of a conversation that does not exist yet. */
export const NewThread = ({ saying }: { saying: Question | null }) => (
  <MessageLog label={t('chat.log')} said={saying ? 1 : 0}>
    {saying ? (
      <>
        <Saying question={saying} />
        <Thinking label={t('chat.thinking')} />
      </>
    ) : (
      <Invitation />
    )}
  </MessageLog>
);
