import { actionTypes, type AssistantAction } from '@hub/contracts';
import { visible } from '../../conversation/visible.ts';
import { t } from '../../messages.ts';

/** The type in words; an unknown one as it stands. */
export const typeLabel = ({ type }: AssistantAction) => {
  const known = actionTypes.find((name) => name === type);
  return known ? t(`scheduling.action.${known}`) : visible(type);
};

export const summaryOf = ({ summary }: AssistantAction) => visible(summary).trim();
