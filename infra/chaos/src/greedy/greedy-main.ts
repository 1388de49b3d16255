import { parseArgs } from 'node:util';
import type { History } from '../history/history.ts';
import { randomOf } from '../plan/random.ts';
import { Connection } from '../students/connection.ts';
import { runGreedyStudent } from './greedy-student.ts';
import { allDemands } from './demands.ts';

/** The requests of greedy students are not recorded. */
const nothingKept: History = {
  operations: [],
  now: () => Math.round(performance.now()),
  invoked: () => undefined,
  answered: () => undefined,
  note: () => undefined,
  close: async () => undefined,
};

const { values, positionals: apis } = parseArgs({
  allowPositionals: true,
  options: { first: { type: 'string', default: '1' }, students: { type: 'string', default: '1' } },
});
const stopping = new AbortController();
process.once('message', () => stopping.abort());

const demands = await allDemands();
const students = Array.from({ length: Number(values.students) }, (_, index) => {
  const name = `greedy-${Number(values.first) + index}`;
  const random = randomOf(1, name);
  const connection = new Connection({ name, apis, history: nothingKept, random, over: stopping.signal });
  return runGreedyStudent(name, { connection, demands, stopping: stopping.signal });
});
process.send?.('started');
const responses = await Promise.all(students);
const counts = Map.groupBy(
  responses.flatMap((each) => [...each]),
  ([response]) => response,
);
process.send?.(
  [...counts].map(([response, all]) => `${all.reduce((sum, [, count]) => sum + count, 0)} times ${response}`),
);
process.exit();
