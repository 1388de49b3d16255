import type { Context } from '../act/answer.ts';
import { tagged } from '../understand/clause.ts';
import { readMessage } from '../understand/read-message.ts';

/** The day that the question before was about: "am I free on friday", "then put lunch there". */
export const dayAsked = ({ dialogue, schedule, today }: Context): string | undefined => {
  if (dialogue?.outcome !== 'told') return undefined;
  const { tokens, language } = readMessage(dialogue.request, schedule);
  const { whens } = tagged(dialogue.request, tokens, { today, language, classes: schedule.classes });
  const days = whens.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
  return days.length === 1 ? days[0] : undefined;
};
