import { deepStrictEqual } from 'node:assert';
import { randomInt } from 'node:crypto';
import { s3Program, startS3Server } from '../../../backend/src/platform/testing/s3-server.ts';
import { buildImages } from './build-images.ts';
import { type Container, startContainer } from './container.ts';
import { startServices } from './services.ts';
import { createStudent } from './student.ts';

/**
 * `pnpm images`: builds every image, starts two APIs, projectors and workers from them, and a web server; then a student
 * works while one of each is killed, and nothing may be lost.
 */
const say = (text: string) => {
  process.stdout.write(`${text}\n`);
};

const listening = /"port":(\d+).*"listening"/;
const active = /this projector is active/;
const measured = /"port":(\d+).*serving \/metrics/;
const working = /worker started/;

const settingsOfS3 = async () => {
  const program = await s3Program();
  if ('reason' in program) throw new Error(program.reason);
  const server = await startS3Server(program.path);
  const { bucket, endpoint = '', credentials } = server.access;
  const settings = {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    S3_PATH_STYLE: 'true',
  };
  return { settings, stop: () => server.stop() };
};

const proveContainers = async () => {
  const services = await startServices();
  const files = await settingsOfS3();
  const running = new Set<Container>();
  const start = async (...given: Parameters<typeof startContainer>) => {
    const container = await startContainer(...given);
    running.add(container);
    say(`started ${given[0]} ${container.captured}`);
    return container;
  };
  const kill = async (container: Container) => {
    running.delete(container);
    await container.kill();
  };
  const backend = { ...services.backend, ...files.settings };
  const api = (port = '0') => start('api', { env: { ...backend, PORT: port }, serves: listening });
  const worker = ({ captured }: Container) =>
    start('worker', { env: { ...services.worker, BACKEND_URL: `http://127.0.0.1:${captured}` }, serves: working });
  try {
    const migrate = ['node', 'backend/src/migrate.ts'];
    await (await startContainer('api', { env: backend, command: migrate, serves: /database migrated/ })).stop();
    const [first, second] = [await api(), await api()];
    const leading = await start('projector', { env: backend, serves: active });
    await start('projector', { env: { ...backend, METRICS_PORT: '0' }, serves: measured });
    const [reading] = [await worker(first), await worker(second)];
    const site = `http://127.0.0.1:${randomInt(20_000, 30_000)}`;
    const upstreams = `127.0.0.1:${first.captured} 127.0.0.1:${second.captured}`;
    await start('web', { env: { SITE: site, API_UPSTREAMS: upstreams }, serves: /serving initial configuration/ });

    const student = await createStudent(() => site);
    await student.addSyllabus('Chemistry');
    say('a syllabus is on the calendar');
    const before = await student.calendar();
    await Promise.all([first, leading, reading].map(kill));
    say('killed an API, the active projector and a worker');
    deepStrictEqual(await student.calendar(), before);
    await student.addSyllabus('Biology');
    say('another syllabus is on the calendar');
    const after = await student.calendar();
    await api(first.captured);
    await kill(second);
    deepStrictEqual(await student.calendar(), after);
    say(`nothing is lost: ${after.length} dates`);
  } finally {
    await Promise.all([...running].map((container) => container.stop()));
    await files.stop();
    await services.stop();
  }
};

if (!process.argv.includes('--no-build')) await buildImages();
await proveContainers();
