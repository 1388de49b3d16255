import { quotedTitle } from '../replies.ts';
import { type Intent, type PlanningContext, messageOnly } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { changeItems, updateAction } from './change.ts';
import { titlesOf } from './remove.ts';

const renaming = [
  /^rename (.+?) (?:to|as|into) (.+)$/iu,
  /^(?:change|set) (?:the )?(?:title|name) of (.+?) to (.+)$/iu,
  /^(?:call|retitle) (.+?) (["“].+)$/iu,
];

const bare = (title: string) => title.replace(/^["“«]\s*(.*?)\s*["”»]$/u, '$1');

export const rename: Intent = (said, context) => {
  const [, phrase, to] = renaming.map((pattern) => pattern.exec(said)).find((match) => match !== null) ?? [];
  if (phrase === undefined || to === undefined) return undefined;
  const title = bare(to).slice(0, 200);
  const confirmation = (items: readonly ScheduleItem[]) => `Renaming ${titlesOf(items)} to ${quotedTitle(title)}.`;
  return changeItems({ phrase, change: (item) => updateAction(item, { title }), confirmation }, context);
};

type Priority = 'high' | 'medium' | 'low';
const level = String.raw`(high|highest|top|urgent|important|medium|normal|low|lowest)`;
const prioritising = [
  new RegExp(
    String.raw`^(?:set|change|make|mark|give|raise|lower)\b (?:the )?priority (?:of|for) (.+?) (?:to|as) ${level}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:set|change|make|mark|give|raise|lower)\b (.+?)(?: to| as| a)? ${level}(?:[- ]priority)?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:bump|bring|push|move|put|turn|take) (.+?)(?: up| down| back)? (?:to|at|on) ${level}[- ]priority$`,
    'iu',
  ),
];

const priorityOf = (word: string): Priority => {
  if (/^(?:medium|normal)$/iu.test(word)) return 'medium';
  return /^low/iu.test(word) ? 'low' : 'high';
};

const prioritised = (phrase: string, priority: Priority, context: PlanningContext) => {
  const confirmation = (items: readonly ScheduleItem[]) => `Giving ${titlesOf(items)} ${priority} priority.`;
  return changeItems({ phrase, change: (item) => updateAction(item, { priority }), confirmation }, context);
};

export const prioritise: Intent = (said, context) => {
  const [, all] = /^prioriti[sz]e (.+)$/iu.exec(said) ?? [];
  if (all !== undefined) return prioritised(all, 'high', context);
  const [, phrase, word] = prioritising.map((pattern) => pattern.exec(said)).find((match) => match !== null) ?? [];
  if (phrase === undefined || word === undefined) return undefined;
  return /^(?:an?|the)? ?(?:new )?(?:task|event)$/iu.test(phrase)
    ? messageOnly('Which task or event? Say its title.')
    : prioritised(phrase, priorityOf(word), context);
};
