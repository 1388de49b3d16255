import { setTimeout as sleep } from 'node:timers/promises';
import type { History } from '../history/history.ts';
import { randomOf } from '../plan/random.ts';
import { Connection } from './connection.ts';
import { Student } from './student.ts';

interface Journeys {
  readonly seed: number;
  readonly apis: readonly string[];
  readonly history: History;
  /** Aborts when students must send no new requests. */
  readonly stopping: AbortSignal;
  /** Aborts when students must stop retrying. */
  readonly over: AbortSignal;
}

const requestsPerJourney = 40;
const thinkMs = { least: 100, most: 500 };

/** A student without an account. */
export const studentOf = (name: string, journeys: Omit<Journeys, 'stopping'>): Student => {
  const random = randomOf(journeys.seed, `requests of ${name}`);
  return new Student(name, { connection: new Connection({ ...journeys, name, random }), random });
};

/** A student registers, sends requests for a while, waits for the syllabi and finally reads everything. */
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
  // reads after an unknown outcome cannot be checked
  if (outcome === 'unknown') return;
  for (const category of ['task', 'calendarEvent', 'class'] as const) await student.read(category);
};

/** Runs `count` students at a time: when one is done, a new one starts. */
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
