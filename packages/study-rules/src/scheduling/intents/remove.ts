import { quotedTitle } from '../replies.ts';
import { type Intent, messageOnly } from '../planning-context.ts';
import type { ScheduleItem } from '../schedule-items.ts';
import { changeItems, updateAction, deleteAction } from './change.ts';

const verbs =
  /^(?:delete|remove|cancel|erase|drop|discard|scrap|trash|clear|get rid of|take off|throw away)\b\s*(.*)$/iu;
const takingOff = /^(?:take|strike) (.+?) off\b(.*)$/iu;
const ofList = /\s(?:from|off|of) (?:of )?(?:my|the) (?:to-?do |task )?(?:list|calendar|schedule|planner)$/iu;
const dueDate = /^(?:the )?(?:due )?(?:date|deadline) (?:of|from|for|on) (.+)$/iu;

export const titlesOf = (items: readonly ScheduleItem[]) => items.map(({ title }) => quotedTitle(title)).join(', ');

/** "delete the essay task", "get rid of everything due tomorrow". */
export const remove: Intent = (said, context) => {
  const [, named] = takingOff.exec(said) ?? verbs.exec(said.replace(ofList, '')) ?? [];
  const phrase = named?.trim();
  if (phrase === undefined) return undefined;
  if (phrase === '') return messageOnly('What should I delete? Tell me its title.');
  const [, dated] = dueDate.exec(phrase) ?? [];
  if (dated !== undefined) {
    const undating = {
      phrase: dated,
      confirmation: (items: readonly ScheduleItem[]) => `Taking the due date off ${titlesOf(items)}.`,
    };
    const onlyTasks = { ...context, items: context.items.filter(({ kind }) => kind === 'task') };
    return changeItems({ ...undating, change: (item) => updateAction(item, { dueDate: null }) }, onlyTasks);
  }
  return changeItems(
    { phrase, change: deleteAction, confirmation: (items) => `Deleting ${titlesOf(items)}.` },
    context,
  );
};
