import { css } from '@emotion/react';
import type { Slots } from '@hub/contracts';
import { LazyPart } from '@hub/mfe';
import { color, radius, space, Spinner, stroke } from '@hub/ui';
import { useEffect, useRef, useState } from 'react';
import { useAssistant } from '../features/scheduling/use-assistant.ts';
import { t } from '../messages.ts';

const load = async () => (await import('../features/scheduling/scheduling-chat.tsx')).SchedulingChat;

const frame = css`
  display: flex;
  flex-direction: column;
  height: min(${space(120)}, 60dvh);
  border: ${stroke.thin} solid ${color.hairline};
  border-radius: ${radius.control};
  background: ${color.bg};
  overflow: hidden;
`;

/** Says a sentence to the scheduling assistant, which shows each change before it makes it. */
export const BarAsk = ({ text, onClose }: Slots['bar-ask']) => {
  const assistant = useAssistant({ askFirst: true });
  const [before] = useState(assistant.turns.length); // earlier messages are in the panel
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    assistant.say(text);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once
  }, []);
  return (
    <div css={frame}>
      <LazyPart name="scheduling assistant" load={load} waiting={<Spinner label={t('scheduling.title')} />}>
        {(SchedulingChat) => <SchedulingChat assistant={assistant} from={before} onNavigate={onClose} />}
      </LazyPart>
    </div>
  );
};
