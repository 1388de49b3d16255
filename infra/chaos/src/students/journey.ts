import { setTimeout as sleep } from 'node:timers/promises';
import type { History } from '../history/history.ts';
import { randomOf } from '../plan/random.ts';
import { Connection } from './connection.ts';
import { Student } from './student.ts';

interface Journeys {
  readonly seed: number;
  readonly apis: readonly string[];
  readonly history: History;
  /** No new wishes after it. */
  readonly stopping: AbortSignal;
  /** No more tries after it. */
  readonly over: AbortSignal;
}

const requestsPerJourney = 40;
const thinkMs = { least: 100, most: 500 };

/** Somebody who has no account yet. */
export const studentOf = (name: string, journeys: Omit<Journeys, 'stopping'>): Student => {
  const random = randomOf(journeys.seed, `wishes of ${name}`);
  return new Student(name, { connection: new Connection({ ...journeys, name, random }), random });
};

/** A student registers, wishes for a while, waits for the syllabi and looks at everything once more. */
const journey = async (name: string, journeys: Journeys) => {
  const { seed, stopping } = journeys;
  const random = randomOf(seed, name);
  const student = studentOf(name, journeys);
  if (!(await student.register())) return;
  let outcome = 'ok';
  for (let count = 0; count < requestsPerJourney && !stopping.aborted && outcome !== 'unknown'; count += 1) {
    ({ outcome } = await student.act());
    await sleep(random.between(thinkMs.least, thinkMs.most));
  }
  await student.analyses();
  // what comes after an unknown outcome could not be judged
  if (outcome === 'unknown') return;
  for (const category of ['task', 'calendarEvent', 'class'] as const) await student.read(category);
};

/** As many students at once as asked for: when one is done, a new one comes. */
export const runJourneys = async (count: number, journeys: Journeys): Promise<void> => {
  let number = 0;
  const seat = async () => {
    while (!journeys.stopping.aborted) {
      number += 1;
      await journey(`student-${number}`, journeys);
      await sleep(thinkMs.most);
    }
  };
  await Promise.all(Array.from({ length: count }, seat));
};
