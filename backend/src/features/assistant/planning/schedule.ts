import {
  type AiPlan,
  type AssistantAction,
  type AssistantQuestion,
  builtInModel,
  type ChangePreview,
  type Clock,
  type CommandId,
  type PlanOption,
  type planSchedule,
  type SchedulePlan,
  type SchedulingChatForm,
  type UserId,
} from '@hub/contracts';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/http/index.ts';
import { Rejection, uuid5 } from '../../../platform/domain/index.ts';
import { authorised, type AuthoriseDependencies } from '../changes/authorise.ts';
import { questionOf, shortQuestionOf, withUndone } from '../changes/describe-change.ts';
import { previewOf } from '../changes/preview-change.ts';
import { executeAll, type ExecuteDependencies, type Made } from '../changes/execute-all.ts';
import { undoDone, type UndoDependencies } from '../changes/undo-done.ts';
import { type Confirmation, isDeletion, judgeChanges, limits } from '../gate/judge-changes.ts';
import { confirms, namesTitle } from '../gate/intent.ts';
import type { Remembered } from './dialogues.ts';
import { proposalsIn } from './proposals.ts';
import { rememberedAfter } from './remember.ts';

type Asked = z.input<typeof planSchedule.input>;

export interface ScheduleDependencies extends AuthoriseDependencies, ExecuteDependencies, UndoDependencies {
  plan: (id: string, request: Asked) => Promise<AiPlan>;
  keepPlan: (owner: UserId, id: string, plan: AiPlan) => Promise<void>;
  /** Drops offers that do not lead to something of the student's. */
  reachable: (owner: UserId, offers: readonly AssistantAction[]) => Promise<AssistantAction[]>;
  remembered: (owner: UserId) => Promise<Remembered | null>;
  remember: (owner: UserId, remembered: Remembered) => Promise<void>;
}

interface Scheduling {
  readonly form: SchedulingChatForm;
  readonly by: UserId;
  /** The student's calendar day. */
  readonly today: string;
  readonly clock: Clock;
  readonly context: RequestContext;
}

interface Reply {
  readonly message: string;
  readonly actions: AssistantAction[];
  readonly question?: AssistantQuestion;
  readonly planned?: ChangePreview[];
  readonly undone?: CommandId[];
}

type Chosen = Pick<SchedulePlan, 'message' | 'actions' | 'options' | 'undo' | 'undoOf' | 'things' | 'request'>;

interface Draft {
  readonly id: string;
  readonly plan: Chosen;
  readonly confirmed: Confirmation;
  readonly before: Remembered | null;
  /** Nothing is changed before the student has seen it. */
  readonly asksFirst: boolean;
}

interface Outcome {
  readonly made: readonly Made[];
  readonly undone: readonly string[];
  /** Replaces the plan's message. */
  readonly instead?: string;
  /** The answers to the question that the gate asks. */
  readonly options?: readonly PlanOption[];
  /** What that question is about. */
  readonly planned?: readonly ChangePreview[];
}

/** Makes the changes that the gate permits, or has the student confirm them. */
const carryOut = async (
  dependencies: ScheduleDependencies,
  { form: { message }, by, context }: Scheduling,
  { id, plan, confirmed, asksFirst }: Draft,
): Promise<Outcome> => {
  const { changes } = proposalsIn(plan.actions);
  const verdict = judgeChanges(changes, { message, confirmed });
  if (verdict.kind === 'refuse') return { instead: verdict.message, made: [], undone: [] };
  const { done: known, undone } = await authorised(dependencies, by, changes);
  // a prompt injected by a document may delete something that the student did not name
  const unnamed = known.some(({ planned, title }) => isDeletion(planned) && !namesTitle(message, title));
  const takesBack = asksFirst && plan.undo === true;
  const mustAsk = asksFirst || verdict.kind === 'ask' || (unnamed && confirmed !== 'button');
  if (mustAsk && (known.length > 0 || takesBack)) {
    const actions = known.map(({ planned, title }) => ({ ...planned, summary: title }));
    const deletes = known.some(({ planned }) => isDeletion(planned));
    const undo = takesBack && { undo: true, ...(plan.undoOf && { undoOf: plan.undoOf }) };
    const options = [
      { label: deletes ? 'Delete' : 'Yes', message: 'Done.', actions, ...undo },
      { label: deletes ? 'Keep' : 'No', message: 'OK, everything stays as it is.', actions: [] },
    ];
    if (!asksFirst) return { instead: questionOf(known), options, made: [], undone };
    return { instead: shortQuestionOf(known, takesBack), options, planned: known.map(previewOf), made: [], undone };
  }
  const result = await executeAll(dependencies, { id, by, context }, known);
  return { made: result.done, undone: [...undone, ...result.undone] };
};

/** Carries out a plan, remembers what happened and replies. */
const conclude = async (dependencies: ScheduleDependencies, asked: Scheduling, draft: Draft): Promise<Reply> => {
  const { plan, before, id, asksFirst } = draft;
  const undoes = plan.undo === true && !asksFirst;
  const { by, context, form } = asked;
  const only = plan.undoOf && new Set(plan.undoOf.map(({ id: thing }) => thing));
  const last = (before?.done ?? []).filter(({ thing }) => !only || only.has(thing.id));
  const taken = undoes ? await undoDone(dependencies, { by, context }, last) : { done: [], undone: [] };
  const { offers, unclear } = proposalsIn(plan.actions);
  const { made, undone, instead, options, planned } = await carryOut(dependencies, asked, draft);
  const asks = options !== undefined || (instead === undefined && plan.options !== undefined);
  const answers = options ?? (instead === undefined ? (plan.options ?? []) : []);
  const question =
    answers.length === 0
      ? null
      : { id: uuid5(id, 'question'), isConfirmation: options !== undefined, options: answers };
  const happened = { message: form.message, plan, made, question, asks, undid: undoes };
  await dependencies.remember(by, rememberedAfter(before, happened));
  const shown = (await dependencies.reachable(by, offers)).slice(0, limits.actions - made.length);
  const message = instead ?? (made.length === 0 && undone.length > 0 && taken.done.length === 0 ? '' : plan.message);
  return {
    message: withUndone(message, [...unclear, ...taken.undone, ...undone]),
    actions: [...made.map(({ action }) => action), ...shown],
    ...(question && { question: { id: question.id, options: answers.map(({ label }) => ({ label })) } }),
    ...(planned && { planned: [...planned] }),
    ...(taken.done.length > 0 && { undone: [...taken.done] }),
  };
};

/** The option that the student chose: by its button, or the first one by a plain yes. */
const chosenOption = ({ message, answer }: SchedulingChatForm, before: Remembered | null) => {
  const question = before?.question;
  const options = before?.dialogue.options ?? [];
  const isAnswered =
    question && (answer ? question.id === answer.questionId : question.isConfirmation && confirms(message));
  const index = answer?.option ?? 0;
  const option = options[index];
  if (isAnswered && option) {
    const confirmed: Confirmation = answer ? 'button' : 'words';
    return { option, id: uuid5(question.id, 'option', String(index)), confirmed };
  }
  if (answer) throw new Rejection('assistant_question_not_found');
  return null;
};

/** Longest part of an earlier turn that is sent to the model, in characters. */
const longestTurn = 2000;

/** Plans the changes that the message requests, and makes those that the gate permits (decisions Q131–Q138). */
export const schedule = async (dependencies: ScheduleDependencies, asked: Scheduling): Promise<Reply> => {
  const { form, by, today, clock, context } = asked;
  const before = await dependencies.remembered(by);
  const chosen = chosenOption(form, before);
  if (chosen) {
    const { id, option, confirmed } = chosen;
    // the answer to "which one?" is no answer to "shall I?"
    const asksFirst = form.askFirst === true && before?.question?.isConfirmation !== true;
    return conclude(dependencies, asked, { id, plan: option, confirmed, before, asksFirst });
  }
  const id = context.newId();
  const history = form.chatHistory.map(({ role, content }) => ({ role, content: content.slice(0, longestTurn) }));
  const planned = await dependencies.plan(id, {
    studentId: by,
    message: form.message,
    today,
    clock,
    history,
    ...(before && { dialogue: before.dialogue }),
  });
  await dependencies.keepPlan(by, id, planned);
  // a language model may have read an attacker's text: it can neither undo nor name buttons
  const { options: _options, undo: _undo, undoOf: _undoOf, ...untrusted } = planned;
  const plan = planned.modelUsed === builtInModel ? planned : untrusted;
  return conclude(dependencies, asked, { id, plan, confirmed: 'no', before, asksFirst: form.askFirst === true });
};
