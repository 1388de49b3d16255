import autocannon from 'autocannon';
import { formatLatency } from '../measure/latencies.ts';
import { medianBy } from '../measure/median.ts';
import { times, type Benchmark } from './benchmark.ts';
import { prepareProduct } from './product.ts';
import { json, signUp } from './sign-up.ts';

const clients = 20;
const seconds = 2;
/** Classes per student, with events and tasks in each. */
const classes = 4;
const inEach = 10;

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
}

interface Student {
  readonly cookie: string;
  readonly classId: string;
  readonly taskId: string;
}

/** The ten most frequent calls of the screens. */
const calls: readonly [name: string, of: (student: Student) => Call][] = [
  ['GET /api/auth/user', () => ({ method: 'GET', path: '/api/auth/user' })],
  ['GET /api/classes', () => ({ method: 'GET', path: '/api/classes' })],
  ['GET /api/classes/{id}', ({ classId }) => ({ method: 'GET', path: `/api/classes/${classId}` })],
  ['GET /api/events', () => ({ method: 'GET', path: '/api/events' })],
  ['GET /api/events?classId', ({ classId }) => ({ method: 'GET', path: `/api/events?classId=${classId}` })],
  ['GET /api/tasks', () => ({ method: 'GET', path: '/api/tasks' })],
  ['GET /api/documents?classId', ({ classId }) => ({ method: 'GET', path: `/api/documents?classId=${classId}` })],
  ['GET /api/stats', () => ({ method: 'GET', path: '/api/stats' })],
  ['POST /api/tasks', () => ({ method: 'POST', path: '/api/tasks', body: { title: 'Read chapter 4' } })],
  ['PUT /api/tasks/{id}', ({ taskId }) => ({ method: 'PUT', path: `/api/tasks/${taskId}`, body: { completed: true } })],
];

const createStudent = async (origin: string): Promise<Student> => {
  const cookie = await signUp(origin);
  const add = async (path: string, body: object): Promise<string> => {
    const init = { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(body) };
    const answer = await fetch(`${origin}${path}`, init);
    if (answer.status !== 201) throw new Error(`${path} responded with ${answer.status}: ${await answer.text()}`);
    const { id } = (await answer.json()) as { id: string };
    return id;
  };
  let [classId, taskId] = ['', ''];
  for (const number of times(classes)) {
    const id = await add('/api/classes', { name: `Biology ${number}`, classType: 'general' });
    classId = id;
    for (const day of times(inEach)) {
      const dueDate = `2026-12-${String(day + 1).padStart(2, '0')}`;
      await add('/api/events', { classId: id, title: `Quiz ${day}`, dueDate, eventType: 'quiz' });
      taskId = await add('/api/tasks', { classId: id, title: `Read chapter ${day}`, dueDate });
    }
  }
  return { cookie, classId, taskId };
};

/** Measures each call with students who have classes, events and tasks. */
export const callsBenchmark: Benchmark = {
  name: 'calls',
  about: `the ten most frequent calls, by ${clients} clients`,

  async run(environment, rounds) {
    const product = await prepareProduct(environment);
    const [api] = [await product.api(), await product.projector()];
    const students = await Promise.all(times(clients).map(() => createStudent(api.at)));

    const load = async (of: (student: Student) => Call) => {
      const requests = students.map((student) => {
        const { method, path, body } = of(student);
        return {
          method,
          path,
          headers: { ...json, cookie: student.cookie },
          ...(body && { body: JSON.stringify(body) }),
        };
      });
      const {
        non2xx,
        errors,
        timeouts,
        latency,
        requests: counted,
      } = await autocannon({
        url: api.at,
        connections: clients,
        duration: seconds,
        requests,
      });
      return { perSecond: counted.average, latency, refused: non2xx + errors + timeouts };
    };

    const found = [];
    for (const [name, of] of calls) {
      const runs = [];
      for (const _ of times(rounds)) runs.push(await load(of));
      const { perSecond, latency } = medianBy(runs, (run) => run.perSecond);
      const metric = {
        what: `\`${name}\`, ${clients} clients`,
        value: perSecond,
        unit: '/s',
        detail: formatLatency(latency),
      };
      found.push({ metric, refused: runs.reduce((all, run) => all + run.refused, 0) });
    }
    return {
      metrics: found.map(({ metric }) => metric),
      faults: [{ what: 'calls refused or aborted', count: found.reduce((all, { refused }) => all + refused, 0) }],
    };
  },
};
