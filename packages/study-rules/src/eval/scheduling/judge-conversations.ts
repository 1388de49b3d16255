import type { Dialogue, SchedulePlan, SchedulingTurn, ThingRef } from '@hub/contracts';
import { planSchedule } from '../../scheduling/plan-schedule.ts';
import { studentId } from '../../testing/sample-documents.ts';
import { World } from './apply-wants.ts';
import { type Student, type Thing, thingsOf, type Turn } from './conversation.ts';
import { type Judged, judgeTurn } from './judge-turn.ts';
import { idOf, scheduleOf } from './schedule-of.ts';

export interface JudgedTurn extends Judged {
  /** File, conversation and turn. */
  readonly place: string;
  readonly turn: Turn;
  readonly lang: string;
  /** Not the first turn of its conversation. */
  readonly isLater: boolean;
  readonly plan: SchedulePlan;
  readonly milliseconds: number;
}

const refsOf = (names: readonly string[], things: readonly Thing[]): ThingRef[] =>
  names.flatMap((name) => {
    const thing = things.find(({ id }) => id === name);
    return thing ? [{ kind: thing.kind, id: idOf(name) }] : [];
  });

const mostRecent = 10;
const recentOf = (things: readonly ThingRef[]) =>
  [...new Map(things.map((thing) => [thing.id, thing])).values()].slice(0, mostRecent);

const empty: Dialogue = { things: [], list: [], request: '', outcome: 'told', options: [] };

interface After {
  readonly judged: Judged;
  readonly plan: SchedulePlan;
  readonly turn: Turn;
  /** What the student got, changed or created, by what the turn wants. */
  readonly touched: ThingRef[];
}

/**
 * What the server remembers after a turn. A student corrects an assistant that went wrong, so a later turn begins where
 * the student believes to be.
 */
const remembered = (before: Dialogue, { judged, plan, turn, touched }: After): Dialogue => {
  const request = plan.request ?? turn.say;
  const things = plan.things ?? [];
  const recent = recentOf([...touched, ...things, ...before.things, ...(before.recent ?? [])]);
  const tookBack = plan.undoOf !== undefined && judged.verdict === 'right';
  if (touched.length > 0 && !tookBack)
    return { ...before, things: touched, recent, request, outcome: 'changed', options: [], canUndo: true };
  const list = things.length > 1 ? things : before.list;
  const canUndo = before.canUndo === true && !turn.want.some((want) => want.do === 'undo');
  const wasRight = judged.verdict === 'right' || judged.verdict === 'asked';
  if (wasRight && plan.options)
    return { things, list, recent, request, outcome: 'asked', options: plan.options, canUndo };
  return {
    things: things.length > 0 ? things : before.things,
    list,
    recent,
    request,
    outcome: 'told',
    options: [],
    canUndo,
  };
};

const lastTurns = 6;

/** Plays a conversation turn by turn against the planner. */
const judgeConversation = (student: Student, { id, lang, turns }: Student['conversations'][number]): JudgedTurn[] => {
  const world = new World(student, thingsOf(student));
  const history: SchedulingTurn[] = [];
  let dialogue: Dialogue | undefined;
  return turns.map((turn, index) => {
    const { things } = world;
    const started = performance.now();
    const plan = planSchedule({
      studentId,
      message: turn.say,
      today: student.today,
      history: history.slice(-lastTurns),
      dialogue,
      schedule: scheduleOf(student, things),
    });
    const milliseconds = performance.now() - started;
    const judged = judgeTurn(plan, turn, {
      things,
      before: world.before,
      classes: student.classes.map((each) => each.id),
    });
    const names = world.apply(turn.want);
    const touched = refsOf(names, [...world.things, ...things]);
    dialogue = remembered(dialogue ?? empty, { judged, plan, turn, touched });
    history.push({ role: 'user', content: turn.say }, { role: 'assistant', content: plan.message });
    return { ...judged, place: `${id}.${index + 1}`, turn, lang, isLater: index > 0, plan, milliseconds };
  });
};

/** Plays every conversation of the students. */
export const judgeConversations = (students: ReadonlyMap<string, Student>): JudgedTurn[] =>
  [...students].flatMap(([file, student]) =>
    student.conversations.flatMap((conversation) =>
      judgeConversation(student, conversation).map((each) => ({ ...each, place: `${file} ${each.place}` })),
    ),
  );
