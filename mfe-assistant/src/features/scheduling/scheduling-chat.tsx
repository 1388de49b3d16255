import { css } from '@emotion/react';
import { Stack, color, space, stroke } from '@hub/ui';
import { Bubble } from '../../shared/bubble.tsx';
import { FormattedText } from '../../shared/formatted-text.tsx';
import { MessageBox } from '../../shared/message-box.tsx';
import { MessageLog } from '../../shared/message-log.tsx';
import { Thinking } from '../../shared/thinking.tsx';
import { Time } from '../../shared/time.tsx';
import type { ReactNode } from 'react';
import { t } from '../../messages.ts';
import { Actions } from './actions.tsx';
import { Answers } from './answers.tsx';
import { Greeting } from './greeting.tsx';
import { PlannedChanges } from './planned-changes.tsx';
import type { Turn } from './turn.ts';
import type { Assistant } from './use-assistant.ts';

const failed = css`
  padding: ${space(2)} ${space(4)};
  border-top: ${stroke.thin} solid ${color.hairline};
  color: ${color.dangerText};
`;

interface Props {
  assistant: Assistant;
  /** The first message that is shown, without the greeting; all with it unless given. */
  from?: number;
  /** The page below the panel has changed. */
  onNavigate: () => void;
}

/** The messages, the pending one, and the field to type in. */
export const SchedulingChat = ({ assistant, from, onNavigate }: Props) => {
  const { turns, draft, setDraft, send, answer, pending, failure, markUndone } = assistant;
  const said = turns.length + (pending ? 1 : 0);
  const shown = turns.slice(from);
  return (
    <>
      <MessageLog label={t('scheduling.log')} said={said}>
        {from === undefined && <Greeting />}
        {shown.map((turn, index) => (
          <Said
            key={index}
            turn={turn}
            onNavigate={onNavigate}
            onUndone={markUndone}
            answers={
              turn.question && index === shown.length - 1 ? (
                <Answers question={turn.question} disabled={pending !== null} onAnswer={answer} />
              ) : null
            }
          />
        ))}
        {pending && (
          <>
            <Bubble from="student" foot={<Time timestamp={pending.timestamp} />}>
              {pending.message}
            </Bubble>
            <Thinking label={t('scheduling.thinking')} />
          </>
        )}
      </MessageLog>
      {failure !== null && (
        <p role="alert" css={failed}>
          {t('scheduling.failed.raised')}. {failure}
        </p>
      )}
      <MessageBox
        value={draft}
        onChange={setDraft}
        onSend={send}
        disabled={!draft.trim() || pending !== null}
        placeholder={t('scheduling.placeholder')}
        takesFocus
      />
    </>
  );
};

interface SaidProps extends Pick<Props, 'onNavigate'> {
  turn: Turn;
  onUndone: (commandId: string) => void;
  /** The buttons of an open question. */
  answers: ReactNode;
}

const Said = ({ turn: { role, content, timestamp, actions, planned }, onNavigate, onUndone, answers }: SaidProps) => {
  const time = <Time timestamp={timestamp} />;
  if (role === 'user') {
    return (
      <Bubble from="student" foot={time}>
        {content}
      </Bubble>
    );
  }
  const foot = (
    <Stack gap={2} css={{ maxWidth: '100%' }}>
      {actions.length > 0 && <Actions actions={actions} onNavigate={onNavigate} onUndone={onUndone} />}
      {answers}
      {time}
    </Stack>
  );
  return (
    <Bubble from="ai" foot={foot}>
      <FormattedText>{content}</FormattedText>
      {planned && planned.length > 0 && <PlannedChanges changes={planned} />}
    </Bubble>
  );
};
