import type { SchedulePlan } from '@hub/contracts';
import type { ScheduleRequest } from '../requests.ts';
import { splitRequests } from './split-requests.ts';
import { add } from './intents/add.ts';
import { complete } from './intents/complete.ts';
import { due } from './intents/due.ts';
import { prioritise, rename } from './intents/edit.ts';
import { move } from './intents/move.ts';
import { open } from './intents/open.ts';
import { remove } from './intents/remove.ts';
import { asksClass, asksDay, asksWhich, quotedTitle } from './replies.ts';
import {
  type Answer,
  type Intent,
  joinAnswers,
  type PlanningContext,
  messageOnly,
  planningContext,
} from './planning-context.ts';

const changes: readonly Intent[] = [remove, rename, prioritise, complete, move, add];
const questions: readonly Intent[] = [open, due];

const abilities = `I can manage your schedule. Say for example:

- What is due this week?
- Add a task to read chapter 3 tomorrow
- Move my biology quiz to Friday
- Mark the essay as done
- Delete the essay task
- Open the calendar on March 3`;

const greets =
  /^(?:hi|hello|hey|yo|thanks|thank you|good (?:morning|afternoon|evening)|help|what can you do|who are you)\b[\s\w]{0,25}[!.?]*$/iu;
const negated = /^(?:(?:don['’]?t|do not)(?! (?:let me )?forget to\b)|never|stop|no,? )\b/iu;
const excepting = /\b(?:except|apart from|other than|unless|but not|if)\b/iu;
/** A question about a change is not a request for it. */
const askingAboutChange =
  /^(?:if|what|should|shall|would|when|why|how|did|does|do (?:i|we|you|they)|is|are|was|were|which|who|where|have i|has|am i)\b/iu;

const firstAnswer = (intents: readonly Intent[], said: string, context: PlanningContext): Answer | undefined => {
  for (const intent of intents) {
    const answer = intent(said, context);
    if (answer) return answer;
  }
  return undefined;
};

const interpret = (said: string, context: PlanningContext): Answer | undefined => {
  if (negated.test(said)) return messageOnly('Then I will leave everything as it is.');
  const question = firstAnswer(questions, said, context);
  if (question || askingAboutChange.test(said)) return question;
  const change = firstAnswer(changes, said, context);
  const creates = change?.actions.every(({ type }) => type.startsWith('CREATE'));
  return change && excepting.test(said) && !(creates && change.actions.length > 0)
    ? messageOnly(
        'That has an exception in it, and I might get it wrong. Please name each task or event that you mean.',
      )
    : change;
};

/** Combines the answer to the assistant's question with the message that the question was about. */
const continued = ({ message, history }: ScheduleRequest, context: PlanningContext): Answer | undefined => {
  const asked = history.at(-1);
  const before = history.findLast(({ role }) => role === 'user')?.content;
  if (asked?.role !== 'assistant' || before === undefined) return undefined;
  const [said] = splitRequests(before);
  if (said === undefined) return undefined;
  if (asked.content.includes(asksWhich)) return interpret(said, { ...context, hint: message });
  if (asked.content.startsWith(asksDay))
    return interpret(`${said} to ${message}`, context) ?? interpret(`${said} on ${message}`, context);
  return asked.content.startsWith(asksClass) ? interpret(`${said} for ${message}`, context) : undefined;
};

const pointing = /\b(?:it|that one|this one)\b/iu;

/** "Make the quiz important and move it to Friday": "it" is the item of the request before. */
const answersTo = (clauses: readonly string[], context: PlanningContext): (Answer | undefined)[] => {
  let before = '';
  return clauses.map((said) => {
    const answer = interpret(before === '' ? said : said.replace(pointing, before), context);
    const [action, ...more] = answer?.actions ?? [];
    before = action && more.length === 0 ? `"${action.summary}"` : '';
    return answer;
  });
};

const notUnderstood = (said: string) =>
  messageOnly(`I did not understand ${quotedTitle(said.slice(0, 200))}. ${abilities}`);

/** Understands ordinary sentences by rules, using the student's own data; asks back when something is uncertain. */
export const planSchedule = (request: ScheduleRequest): SchedulePlan => {
  if (greets.test(request.message.trim())) return joinAnswers([messageOnly(abilities)]);
  const context = planningContext(request);
  const clauses = splitRequests(request.message);
  const answers = answersTo(clauses, context);
  if (answers.every((answer) => answer === undefined)) {
    return joinAnswers([continued(request, context) ?? notUnderstood(request.message)]);
  }
  return joinAnswers(answers.map((answer, index) => answer ?? notUnderstood(clauses[index] ?? '')));
};
