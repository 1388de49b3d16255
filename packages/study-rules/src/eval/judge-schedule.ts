import { isDeepStrictEqual } from 'node:util';
import type { SchedulePlan } from '@hub/contracts';
import { planSchedule } from '../scheduling/plan-schedule.ts';
import { studentId } from '../testing/sample-documents.ts';
import { schedule, today } from '../testing/sample-schedule.ts';
import { type Sentence, sentences } from './sentences.ts';

/** Every expected field is present; a `change` has no other fields. */
const holds = (actual: unknown, expected: unknown, exact = false): boolean => {
  if (typeof expected !== 'object' || expected === null) return isDeepStrictEqual(actual, expected);
  if (typeof actual !== 'object' || actual === null) return false;
  const [own, wanted] = [new Map(Object.entries(actual)), Object.entries(expected)];
  if (exact && own.size !== wanted.length) return false;
  return wanted.every(([field, value]) => holds(own.get(field), value, field === 'change'));
};

const isChange = ({ type }: { readonly type: string }) => !type.startsWith('NAVIGATE');

const planFor = ({ say, after }: Sentence): SchedulePlan =>
  planSchedule({
    studentId,
    message: say,
    today,
    history: after
      ? [
          { role: 'user', content: after[0] },
          { role: 'assistant', content: after[1] },
        ]
      : [],
    schedule,
  });

export interface Judged {
  readonly sentence: Sentence;
  readonly plan: SchedulePlan;
  readonly right: boolean;
  /** The plan contains a change that was not requested. */
  readonly harmful: boolean;
}

const judge = (sentence: Sentence): Judged => {
  const plan = planFor(sentence);
  const expected = sentence.does ?? [];
  const asExpected =
    plan.actions.length === expected.length && expected.every((action, index) => holds(plan.actions[index], action));
  const said = sentence.asks ?? sentence.tells;
  const right = asExpected && (said?.test(plan.message) ?? true);
  const unexpected = plan.actions
    .filter(isChange)
    .filter((action) => !expected.some((wanted) => holds(action, wanted)));
  return { sentence, plan, right, harmful: unexpected.length > 0 };
};

/** The plans for our own scheduling sentences, judged. */
export const judgeSchedule = (): Judged[] => sentences.map(judge);
