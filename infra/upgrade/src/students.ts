import { setTimeout as pause } from 'node:timers/promises';
import { Browser, Traffic } from './browser.ts';
import { Student } from './student.ts';

interface StudentsOptions {
  readonly count: number;
  /** Where the requests go, as it is at any moment. */
  readonly apis: readonly string[];
}

/** What the students found, in words. */
interface Findings {
  readonly faults: readonly string[];
  /** How often a list was complete, by the API that wrote last and the one that showed it. */
  readonly complete: ReadonlyMap<string, number>;
  readonly acknowledged: number;
  readonly traffic: Traffic;
}

/** Students who work until they are stopped. */
export interface Students {
  /** @returns the changes of that time. @throws Error with what ended a student */
  readonly during: (seconds: number) => Promise<number>;
  /** Lets them finish, and look at everything a last time. */
  readonly stop: () => Promise<Findings>;
}

/** Registers them, and sets them to work. */
export const startStudents = async ({ count, apis }: StudentsOptions): Promise<Students> => {
  const traffic = new Traffic();
  const students = Array.from({ length: count }, () => new Student(new Browser(() => apis, traffic)));
  await Promise.all(students.map((student) => student.register()));
  const over = new AbortController();
  const working = Promise.all(students.map((student) => student.work(over.signal)));
  const acknowledged = () => students.reduce((sum, student) => sum + student.acknowledged, 0);
  return {
    during: async (seconds) => {
      const before = acknowledged();
      await Promise.race([working, pause(seconds * 1000)]);
      return acknowledged() - before;
    },
    stop: async () => {
      over.abort();
      await working;
      for (const student of students) await student.look('nobody');
      const complete = new Map<string, number>();
      for (const [pair, times] of students.flatMap(({ seen }) => [...seen]))
        complete.set(pair, (complete.get(pair) ?? 0) + times);
      const faults = [...students.flatMap((student) => student.faults), ...traffic.failures];
      return { faults, complete, acknowledged: acknowledged(), traffic };
    },
  };
};
