import { css } from '@emotion/react';
import type { ConversationId, Slots } from '@hub/contracts';
import { color, media, radius, shadow, useIsMobile, space, stroke } from '@hub/ui';
import { useState } from 'react';
import { t } from '../../messages.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { History } from './history/history.tsx';
import { NewThread, Thread } from './thread.tsx';
import { useIsAsking, type Question } from './talk/use-ask.ts';
import { useSay } from './talk/use-say.ts';

/* specification §9; decision Q92 */
const panel = css`
  display: flex;
  flex-direction: column;
  height: ${space(175)};
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  overflow: hidden;
  ${media.mobile} {
    height: min(${space(175)}, 100dvh);
  }
`;
const main = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  background: ${color.bg};
`;

/** The chat about one class. No conversation is open at first, so the first message starts one (decision Q103). */
export const ClassChat = ({ classId, classType }: Slots['class-chat']) => {
  const isMobile = useIsMobile();
  const [openId, setOpenId] = useState<ConversationId | null>(null);
  const [hasHistory, setHistory] = useState(!isMobile);
  const say = useSay(classId, { onStarted: (id) => setOpenId((open) => open ?? id) });
  const isAsking = useIsAsking(openId);

  const open = (id: ConversationId | null) => {
    setOpenId(id);
    if (isMobile) setHistory(false);
  };
  const saying = say.isPending ? say.variables : null;
  const send = (question: Question, giveBack: () => void) =>
    say.mutate({ conversationId: openId, ...question }, { onError: giveBack });

  return (
    <section css={panel} aria-label={t('chat.title')}>
      <ChatHeader
        classType={classType}
        conversationId={openId}
        hasHistory={hasHistory}
        onToggleHistory={() => setHistory(!hasHistory)}
        onNew={() => open(null)}
      />
      <div css={{ display: 'flex', flex: 1, minHeight: 0 }}>
        {hasHistory && <History classId={classId} openId={openId} onOpen={open} />}
        <div css={[main, isMobile && hasHistory && { display: 'none' }]}>
          {openId ? (
            <Thread key={openId} classId={classId} conversationId={openId} saying={saying} />
          ) : (
            <NewThread saying={saying} />
          )}
          <Composer isBusy={saying !== null || isAsking} onSend={send} />
        </div>
      </div>
    </section>
  );
};
