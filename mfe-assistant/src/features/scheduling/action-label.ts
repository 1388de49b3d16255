import { actionTypes, type AssistantAction } from '@hub/contracts';
import { formatShortDay, isDay, todayIn } from '@hub/ui';
import { visible } from '../../shared/visible.ts';
import { t } from '../../messages.ts';

/** The type in words; an unknown one unchanged. */
export const typeLabel = ({ type }: Pick<AssistantAction, 'type'>) => {
  const known = actionTypes.find((name) => name === type);
  return known ? t(`scheduling.action.${known}`) : visible(type);
};

/** Days as people write them. */
const readable = (text: string) =>
  text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => (isDay(day) ? formatShortDay(day, todayIn()) : day));

export const summaryOf = ({ summary }: AssistantAction) => readable(visible(summary).trim());
