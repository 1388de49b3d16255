import type { Context } from '../act/answer.ts';
import type { Thing } from '../things/things.ts';
import { tagged } from '../understand/clause.ts';
import { readMessage } from '../understand/read-message.ts';
import { commonName } from '../words/study-words.ts';

const kinds =
  /^(?:exam|quiz|test|midterm|homework|assignment|lecture|project|essay|paper|lab|report|presentation|final)$/u;

/** "anything for finance", "when is the next quiz": what follows is of the same class and kind. */
export const likeAsked = ({ dialogue, schedule, today }: Context): ((thing: Thing) => boolean) => {
  const request = dialogue?.outcome === 'told' ? dialogue.request : '';
  const { tokens, language } = readMessage(request, schedule);
  const { classes } = tagged(request, tokens, { today, language, classes: schedule.classes });
  const kind = tokens.flatMap(({ word }) => commonName(word)).find((name) => kinds.test(name));
  return ({ kindNames, own, of }) =>
    (kind === undefined || kindNames.includes(kind) || own.includes(kind)) &&
    (classes.length === 0 || classes.some(({ id }) => id === of?.id));
};
