import type { AiPlan, AssistantAction, planSchedule, SchedulingChatForm, UserId } from '@hub/contracts';
import type { z } from 'zod';
import type { RequestContext } from '../../platform/http/index.ts';
import { authorised, type AuthoriseDeps } from './authorise.ts';
import { questionOf, toldWith } from './describe.ts';
import { executeAll, type ExecuteDeps, type Plan } from './execute.ts';
import { isDeletion, judged, most } from './gate.ts';
import { confirms, namesTitle } from './intent.ts';
import { proposalsIn } from './proposals.ts';
import type { Question } from './questions.ts';

type Asked = z.input<typeof planSchedule.input>;

export interface ScheduleDeps extends AuthoriseDeps, ExecuteDeps {
  plan: (id: string, request: Asked) => Promise<AiPlan>;
  keepPlan: (owner: UserId, id: string, plan: AiPlan) => Promise<void>;
  /** Leaves out what leads to nothing of the student's. */
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

/** Makes the changes that the gate lets through, or puts the question. Answers what to say instead of the model's words. */
const carryOut = async (deps: ScheduleDeps, { plan, changes, latest, confirmed }: Draft) => {
  const { by } = plan;
  const verdict = judged(changes, { message: latest, confirmed });
  if (verdict.kind === 'refuse') {
    await deps.closeQuestion(by);
    return { instead: verdict.message, actions: [], undone: [] };
  }
  const { done: known, undone } = await authorised(deps, by, changes);
  // a document may have the model delete something else than what the student named
  const unnamed = known.some(({ planned, title }) => isDeletion(planned) && !namesTitle(latest, title));
  if ((verdict.kind === 'ask' || (unnamed && !confirmed)) && known.length > 0) {
    const asked = known.map(({ planned }) => planned);
    await deps.putQuestion(by, { planId: plan.id, changes: asked });
    return { instead: questionOf(known, asked.some(isDeletion)), actions: [], undone };
  }
  const result = await executeAll(deps, plan, known);
  await deps.closeQuestion(by);
  return { actions: result.done, undone: [...undone, ...result.undone] };
};

/** How much of what was said before is of use. */
const longestTurn = 2000;

/** Plans what the message asks for and does of it what the gate permits (decisions Q131–Q138). */
export const schedule = async (deps: ScheduleDeps, { form, by, today, context }: Scheduling): Promise<Reply> => {
  const { message } = form;
  const question = confirms(message) ? await deps.openQuestion(by) : null;
  if (question) {
    const plan = { id: question.planId, by, context };
    const { instead, actions, undone } = await carryOut(deps, {
      plan,
      changes: question.changes,
      latest: message,
      confirmed: true,
    });
    return { message: toldWith(instead ?? (actions.length > 0 ? 'Done.' : ''), undone), actions: [...actions] };
  }

  const id = context.newId();
  const history = form.chatHistory.map(({ role, content }) => ({ role, content: content.slice(0, longestTurn) }));
  const planned = await deps.plan(id, { studentId: by, message, today, history });
  await deps.keepPlan(by, id, planned);
  const { changes, offers, unclear } = proposalsIn(planned.actions);
  const plan = { id, by, context };
  const { instead, actions, undone } = await carryOut(deps, { plan, changes, latest: message, confirmed: false });
  const shown = (await deps.reachable(by, offers)).slice(0, most.actions - actions.length);
  return {
    message: toldWith(instead ?? planned.message, [...unclear, ...undone]),
    actions: [...actions, ...shown],
  };
};
