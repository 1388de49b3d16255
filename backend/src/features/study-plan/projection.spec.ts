import { CalendarEventId, defaultStudyPlan, UserId } from '@hub/contracts';
import { expect, it } from 'vitest';
import type { StudyPlanEvent } from './events.ts';
import { studyPlanList } from './projection.ts';

const userId = UserId.parse('3a1c9b52-6a0e-4b60-8a66-0f0d5a4f2c11');
const examId = CalendarEventId.parse('9c2d7e10-4b5a-4f3c-8e21-6d7f8a9b0c1e');
const sessionId = CalendarEventId.parse('0b8a4c1d-6f3e-5a27-9d10-4e5f6a7b8c9d');
const recorded = { ownerId: userId, recordedAt: '2026-11-26T09:00:00.000Z' };
const session = { userId, sessionId, examId, number: 1 };

it('a student has a row with the plan that was saved last, and what is decided of each session', () => {
  const plan = { ...defaultStudyPlan, sessions: 2 };
  const steps: StudyPlanEvent[] = [
    { type: 'StudySessionDismissed', data: session },
    { type: 'StudyPlanSaved', data: { userId, plan } },
    { type: 'StudySessionOffered', data: session },
  ];
  const rows = steps.map((_, count) =>
    steps
      .slice(0, count + 1)
      .reduce<ReturnType<typeof studyPlanList.evolve>>(
        (row, event) => studyPlanList.evolve(row, event, recorded),
        null,
      ),
  );
  const decided = { [sessionId]: { as: 'dismissed', nth: 1 } };
  expect(rows).toEqual([
    { ownerId: userId, plan: defaultStudyPlan, decided },
    { ownerId: userId, plan, decided },
    { ownerId: userId, plan, decided: {} },
  ]);
});
