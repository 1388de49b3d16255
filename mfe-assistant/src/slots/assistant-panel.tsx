import { css } from '@emotion/react';
import type { Slots } from '@hub/contracts';
import { fetchAhead, LazyPart } from '@hub/mfe';
import { FloatingPanel, IconButton, Spinner, color, quick, useIsMobile, elevation, space } from '@hub/ui';
import { MessageCircle, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useAssistant } from '../features/scheduling/use-assistant.ts';
import { t } from '../messages.ts';

const load = async () => (await import('../features/scheduling/scheduling-chat.tsx')).SchedulingChat;
const fetchChat = fetchAhead(load);

const round = css`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color.onAccent};
  box-shadow: ${elevation.button};
  cursor: pointer;
  transition: background-color ${quick};
  &:hover {
    background: ${color.accentHover};
  }
`;

const RoundButton = (props: ComponentProps<'button'>) => (
  <button
    {...props}
    data-screen-only
    type="button"
    aria-label={t('scheduling.open')}
    title={t('scheduling.title')}
    css={round}
  >
    <MessageCircle size={24} aria-hidden />
  </button>
);

/** The scheduling assistant: a round button above every page, and the panel that it opens. */
export const AssistantPanel = ({ isOpen: wanted, onOpenChange }: Slots['assistant-panel']) => {
  const [own, setOwn] = useState(false);
  const isOpen = wanted ?? own;
  const setOpen = onOpenChange ?? setOwn;
  const isMobile = useIsMobile();
  const assistant = useAssistant();
  const close = () => setOpen(false);
  const clear = () => {
    assistant.clear();
    close();
  };
  return (
    <FloatingPanel
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<RoundButton onPointerEnter={fetchChat} onFocus={fetchChat} />}
      title={t('scheduling.title')}
      closeLabel={t('scheduling.close')}
      actions={
        <IconButton label={t('scheduling.clear')} onClick={clear}>
          <Trash2 aria-hidden />
        </IconButton>
      }
    >
      <LazyPart name="scheduling assistant" load={load} waiting={<Spinner label={t('scheduling.title')} />}>
        {(SchedulingChat) => <SchedulingChat assistant={assistant} onNavigate={() => isMobile && close()} />}
      </LazyPart>
    </FloatingPanel>
  );
};
