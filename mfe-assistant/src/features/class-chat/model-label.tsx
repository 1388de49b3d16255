import { css } from '@emotion/react';
import { builtInModel, modelLabel, modelName, type ClassType, type ConversationId } from '@hub/contracts';
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
  const name = (modelUsed ?? models) && modelLabel(classType, { models: models ?? [], modelUsed });
  return <p css={look}>{name === modelName(builtInModel) ? name : name && t('chat.model', { name })}</p>;
};
