import { type Clause, says } from '../understand/clause.ts';
import { descriptionIn, isEmpty } from '../understand/description.ts';
import { type Answer, ask } from './answer.ts';
import { whenOf } from './words.ts';

/** "and wed that week" behind something that is added: the same again, or something else? */
export const anotherDay: Answer = { ...ask('Which days do you mean?'), isDoubtful: true };
export const isOnlyWhen = (clause: Clause) =>
  clause.whens.length > 0 &&
  isEmpty(descriptionIn(clause)) &&
  !['verb', 'ask', 'need', 'have', 'pron', 'filter', 'state'].some((meaning) => says(clause, meaning));

/** "office hours wed 2-3 and thu 4-5": the same on another day. */
export const likeBefore = (before: Answer | undefined, clause: Clause, today: string): Answer | undefined => {
  const [action, ...more] = before?.actions ?? [];
  const [day, ...days] = clause.whens.flatMap(({ when }) => (when.kind === 'day' ? [when.day] : []));
  const time = clause.whens.flatMap(({ when }) => (when.kind === 'time' ? [when.time] : []))[0] ?? null;
  if (!action || more.length > 0 || day === undefined || days.length > 0 || before?.options) return undefined;
  const isRead = clause.tokens.every(
    ({ text }, at) => !/[\p{L}\p{N}]/u.test(text) || clause.whens.some(({ lead, last }) => at >= lead && at < last),
  );
  if (!isRead) return undefined;
  const message = `Added it ${whenOf({ day, time }, today)} too.`;
  if (action.type === 'CREATE_TASK') {
    const task = { ...action.task, dueDate: day, ...(time === null ? {} : { dueTime: time }) };
    return { message, actions: [{ ...action, task }] };
  }
  if (action.type !== 'CREATE_EVENT') return undefined;
  return {
    message,
    actions: [{ ...action, event: { ...action.event, dueDate: day, ...(time === null ? {} : { dueTime: time }) } }],
  };
};
