import { CalendarEventId, StudyPlan, UserId } from '@hub/contracts';
import { z } from 'zod';

const id = z.object({ userId: UserId });
const session = id.extend({ sessionId: CalendarEventId, examId: CalendarEventId, number: z.number().int() });

/** Stored permanently: add types and optional fields, never change what an old one means. */
export const StudyPlanEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('StudyPlanSaved'), data: id.extend({ plan: StudyPlan }) }),
  /** The event on the calendar has the session's id. */
  z.object({ type: z.literal('StudySessionAccepted'), data: session }),
  z.object({ type: z.literal('StudySessionDismissed'), data: session }),
  /** A decision was undone: the session is proposed again. */
  z.object({ type: z.literal('StudySessionOffered'), data: session }),
]);
export type StudyPlanEvent = z.infer<typeof StudyPlanEvent>;
