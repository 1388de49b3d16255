import { css } from '@emotion/react';
import { builtInModel, modelLabel, type ClassType, type ConversationId } from '@hub/contracts';
import { color, fontSize } from '@hub/ui';
import { t } from '../../messages.ts';
import { useMessages, useModels } from './api.ts';

const look = css`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

interface Props {
  classType: ClassType;
  conversationId: ConversationId | null;
}

/** Names the model that answers here, or after a reply the one that gave it. Empty until that is known (decision Q90). */
export const ModelLabel = ({ classType, conversationId }: Props) => {
  const models = useModels();
  const { data: messages = [] } = useMessages(conversationId);
  const modelUsed = messages.findLast(({ type, verified }) => type === 'bot' && verified)?.modelUsed ?? null;
  const name = modelUsed ?? (models && modelLabel(classType, { models }));
  if (name === builtInModel) return <p css={look}>{t('chat.builtIn')}</p>;
  return <p css={look}>{name && t('chat.model', { name })}</p>;
};
