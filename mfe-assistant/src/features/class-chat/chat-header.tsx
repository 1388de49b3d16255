import { css } from '@emotion/react';
import type { ClassType, ConversationId } from '@hub/contracts';
import { Button, IconButton, color, fontSize, space, stroke } from '@hub/ui';
import { History as HistoryIcon, Plus } from 'lucide-react';
import { t } from '../../messages.ts';
import { ModelLabel } from './model-label.tsx';

const bar = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(4)} ${space(2)} ${space(2)};
  border-bottom: ${stroke.thin} solid ${color.hairline};
`;

interface Props {
  classType: ClassType;
  conversationId: ConversationId | null;
  hasHistory: boolean;
  onToggleHistory: () => void;
  onNew: () => void;
}

/** The model, and the buttons for earlier conversations and a new one. */
export const ChatHeader = ({ classType, conversationId, hasHistory, onToggleHistory, onNew }: Props) => (
  <header css={bar}>
    <IconButton
      label={t(hasHistory ? 'chat.history.hide' : 'chat.history.show')}
      aria-expanded={hasHistory}
      onClick={onToggleHistory}
    >
      <HistoryIcon aria-hidden />
    </IconButton>
    <div css={{ flex: 1, minWidth: 0 }}>
      <h2 css={{ fontSize: fontSize.md }}>{t('chat.title')}</h2>
      <ModelLabel classType={classType} conversationId={conversationId} />
    </div>
    <Button variant="secondary" onClick={onNew} disabled={conversationId === null}>
      <Plus aria-hidden /> {t('chat.newChat')}
    </Button>
  </header>
);
