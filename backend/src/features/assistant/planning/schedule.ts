import type { AiPlan, AssistantAction, planSchedule, SchedulingChatForm, UserId } from '@hub/contracts';
import type { z } from 'zod';
import type { RequestContext } from '../../../platform/http/index.ts';
import { authorised, type AuthoriseDependencies } from '../changes/authorise.ts';
import { questionOf, withUndone } from '../changes/describe-change.ts';
import { executeAll, type ExecuteDependencies, type Plan } from '../changes/execute-all.ts';
import { isDeletion, judgeChanges, limits } from '../gate/judge-changes.ts';
import { confirms, namesTitle } from '../gate/intent.ts';
import { proposalsIn } from './proposals.ts';
import type { Question } from './questions.ts';

type Asked = z.input<typeof planSchedule.input>;

export interface ScheduleDependencies extends AuthoriseDependencies, ExecuteDependencies {
  plan: (id: string, request: Asked) => Promise<AiPlan>;
  keepPlan: (owner: UserId, id: string, plan: AiPlan) => Promise<void>;
  /** Drops offers that do not lead to something of the student's. */
  reachable: (owner: UserId, offers: readonly AssistantAction[]) => Promise<AssistantAction[]>;
  openQuestion: (owner: UserId) => Promise<Question | null>;
  putQuestion: (owner: UserId, question: Question) => Promise<void>;
  closeQuestion: (owner: UserId) => Promise<void>;
}

interface Scheduling {
  readonly form: SchedulingChatForm;
  readonly by: UserId;
  /** The student's calendar day. */
  readonly today: string;
  readonly context: RequestContext;
}

interface Reply {
  readonly message: string;
  readonly actions: AssistantAction[];
}

interface Draft {
  readonly plan: Plan;
  readonly changes: Question['changes'];
  readonly latest: string;
  readonly confirmed: boolean;
}

/**
 * Makes the changes that the gate permits, or has the student confirm them. Returns the text that replaces the model's
 * reply, if any.
 */
const carryOut = async (dependencies: ScheduleDependencies, { plan, changes, latest, confirmed }: Draft) => {
  const { by } = plan;
  const verdict = judgeChanges(changes, { message: latest, confirmed });
  if (verdict.kind === 'refuse') {
    await dependencies.closeQuestion(by);
    return { instead: verdict.message, actions: [], undone: [] };
  }
  const { done: known, undone } = await authorised(dependencies, by, changes);
  // a prompt injected by a document may delete something that the student did not name
  const unnamed = known.some(({ planned, title }) => isDeletion(planned) && !namesTitle(latest, title));
  if ((verdict.kind === 'ask' || (unnamed && !confirmed)) && known.length > 0) {
    const asked = known.map(({ planned }) => planned);
    await dependencies.putQuestion(by, { planId: plan.id, changes: asked });
    return { instead: questionOf(known, asked.some(isDeletion)), actions: [], undone };
  }
  const result = await executeAll(dependencies, plan, known);
  await dependencies.closeQuestion(by);
  return { actions: result.done, undone: [...undone, ...result.undone] };
};

/** Longest part of an earlier turn that is sent to the model, in characters. */
const longestTurn = 2000;

/** Plans the changes that the message requests, and makes those that the gate permits (decisions Q131–Q138). */
export const schedule = async (
  dependencies: ScheduleDependencies,
  { form, by, today, context }: Scheduling,
): Promise<Reply> => {
  const { message } = form;
  const question = confirms(message) ? await dependencies.openQuestion(by) : null;
  if (question) {
    const plan = { id: question.planId, by, context };
    const { instead, actions, undone } = await carryOut(dependencies, {
      plan,
      changes: question.changes,
      latest: message,
      confirmed: true,
    });
    return { message: withUndone(instead ?? (actions.length > 0 ? 'Done.' : ''), undone), actions: [...actions] };
  }

  const id = context.newId();
  const history = form.chatHistory.map(({ role, content }) => ({ role, content: content.slice(0, longestTurn) }));
  const planned = await dependencies.plan(id, { studentId: by, message, today, history });
  await dependencies.keepPlan(by, id, planned);
  const { changes, offers, unclear } = proposalsIn(planned.actions);
  const plan = { id, by, context };
  const { instead, actions, undone } = await carryOut(dependencies, {
    plan,
    changes,
    latest: message,
    confirmed: false,
  });
  const shown = (await dependencies.reachable(by, offers)).slice(0, limits.actions - actions.length);
  return {
    message: withUndone(instead ?? planned.message, [...unclear, ...undone]),
    actions: [...actions, ...shown],
  };
};
