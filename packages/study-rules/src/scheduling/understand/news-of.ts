import type { ScheduleRequest } from '../../requests.ts';
import type { Token } from '../words/tokens.ts';
import { type Clause, says, tagged } from './clause.ts';
import { descriptionIn, isEmpty } from './description.ts';
import { readMessage } from './read-message.ts';

const source =
  /^(?:prof|professor|teacher|instructor|lecturer|ta|tutor|coach|advisor|boss|chat|email|syllabus|canvas|website|portal|announcement|she|he|they)$/u;
const saying = /^(?:says|said|announced|mentioned|posted|emailed|texted|told)$/u;
const between = /^(?:just|me|us|that|also|today|everyone|class|the)$/u;

/** Where the news begins in "my prof just said theres a quiz on friday"; 0 when a message reports none. */
const reported = (tokens: readonly Token[]): number => {
  const at = tokens.slice(0, 8).findIndex(({ word }) => saying.test(word));
  if (at < 1 || !tokens.slice(0, at).some(({ word }) => source.test(word))) return 0;
  let from = at + 1;
  while (between.test(tokens[from]?.word ?? '') && tokens[from]?.word !== 'the') from += 1;
  return tokens.length - from >= 4 && tokens.at(-1)?.text !== '?' ? from : 0;
};

const so = /^(?:so|deshalb|deswegen|donc)$/u;
const sentence = /^(?:is|are|was|im|ill|hes|shes|theyre|got|has|have|cant|cannot|wont|isnt|ist|hat|est)$/u;

/**
 * "leo is out so the skit is a day later": the request is behind the reason, which names something as well. What changes
 * something itself, "the quiz moved so …", is no reason.
 */
const behindReason = (tokens: readonly Token[], tag: (part: readonly Token[]) => Clause): number => {
  const at = tokens.slice(0, 16).findIndex(({ word }, index) => index > 1 && so.test(word));
  if (at === -1 || tokens.length - at < 4) return 0;
  const [reason, request] = [tag(tokens.slice(0, at)), tag(tokens.slice(at + 1))];
  const isReason =
    reason.tokens.some(({ word }) => sentence.test(word)) &&
    reason.whens.length === 0 &&
    !['verb', 'state', 'need', 'ask when', 'filter'].some((meaning) => says(reason, meaning));
  return isReason && request.whens.length > 0 && !isEmpty(descriptionIn(request)) ? at + 1 : 0;
};

/** "my bio prof said theres a quiz on friday": the news, with the class of the one who said it. */
export const newsOf = ({ message, schedule, today }: ScheduleRequest): string | undefined => {
  const { tokens, language } = readMessage(message, schedule);
  const from = reported(tokens);
  const behind = behindReason(tokens, (part) => tagged('', part, { today, language, classes: schedule.classes }));
  if (behind > 0) return message.slice(tokens[behind]?.start ?? 0);
  if (from === 0) return undefined;
  const tag = (part: typeof tokens) => tagged('', part, { today, language, classes: schedule.classes }).classes;
  const [before, after] = [tag(tokens.slice(0, from)), tag(tokens.slice(from, from + 40))];
  const rest = message.slice(tokens[from]?.start ?? 0);
  const [of] = before.length === 1 && after.length === 0 ? before : [];
  return of ? `${rest} for ${of.name}` : rest;
};
