import { type CalendarEventId, defaultStudyPlan, type StudyPlan } from '@hub/contracts';

type Choice = 'accepted' | 'dismissed';

interface Decision {
  readonly as: Choice;
  /** Later decisions have higher numbers. */
  readonly nth: number;
}

/** What was decided of each session, by its id. */
export type Decided = Readonly<Record<CalendarEventId, Decision>>;

export interface Study {
  readonly plan: StudyPlan;
  readonly decided: Decided;
}

/** A student decides about far fewer within the months in which a session can be proposed. */
export const mostDecided = 500;

export const noStudy: Study = { plan: defaultStudyPlan, decided: {} };

export const withoutDecision = (decided: Decided, id: CalendarEventId): Decided =>
  Object.fromEntries(Object.entries(decided).filter(([each]) => each !== id));

/** The oldest decisions are forgotten: their exams are long over. */
export const withDecision = (decided: Decided, id: CalendarEventId, as: Choice): Decided => {
  const nth = 1 + Math.max(0, ...Object.values(decided).map((each) => each.nth));
  const kept = Object.entries(withoutDecision(decided, id)).filter((each) => each[1].nth > nth - mostDecided);
  return Object.fromEntries([...kept, [id, { as, nth }]]);
};
