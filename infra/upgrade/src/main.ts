import type { RunningProgram } from '@hub/local/start-program';
import { root } from '@hub/local/root';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readReleases } from '../../../scripts/product-release/releases.ts';
import { startSharedServices } from './both-versions.ts';
import { prepareRelease } from './previous-release.ts';
import { startStudents } from './students.ts';

/**
 * `pnpm upgrade-test`: students work without a pause while the release before is replaced by these sources, step by step as
 * in docs/runbooks/upgrade.md, and back. Nothing that was acknowledged may be missing from any answer, and no request may
 * be answered by 500 or above.
 */
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    students: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '10' },
  },
});
const say = (text: string) => {
  process.stdout.write(`${text}\n`);
};

const chosen = () => {
  const releases = readReleases(root);
  const release = values.from ? releases.find(({ version }) => version === values.from) : releases[0];
  if (!release) throw new Error(`${values.from} is none of ${releases.map(({ version }) => version).join(', ')}`);
  return release;
};

const upgrade = async (folder: string) => {
  const release = chosen();
  const sources = await prepareRelease(release, folder);
  say(`the release before is ${release.version} (${release.commit.slice(0, 8)})`);
  const services = await startSharedServices(folder);
  const [old, now] = [services.versionAt(sources), services.here];
  const apis: string[] = [];
  const names = new Map<string, string>();
  const begin = async (version: typeof old) => {
    const running = await version.startApi();
    names.set(running.at, version === old ? 'old' : 'new');
    apis.push(running.at);
    return running;
  };
  /** Like a load balancer: no new request goes there, and what it has begun is finished. */
  const end = async (api: RunningProgram) => {
    apis.splice(apis.indexOf(api.at), 1);
    await api.stop();
  };
  try {
    await old.migrate();
    const [oldApi, oldProjector] = [await begin(old), await old.startProjector('active')];
    const students = await startStudents({ count: Number(values.students), apis });
    const phase = async (what: string) => say(`${what}: ${await students.during(Number(values.seconds))} changes`);
    await phase('the old API alone');
    await now.migrate();
    await phase('the old API, on the migrated database');
    const newApi = await begin(now);
    await phase('both APIs, and the old projector');
    const newProjector = await now.startProjector('standby');
    await oldProjector.stop();
    await phase('both APIs, and the new projector');
    await end(oldApi);
    await phase('the new API alone');
    const again = await begin(old);
    await phase('taken back: the old API beside the new one');
    await old.startProjector('standby');
    await newProjector.stop();
    await end(newApi);
    await phase('the old API and the old projector alone');
    await begin(now);
    await end(again);
    const { faults, complete, acknowledged, traffic } = await students.stop();
    await now.hub('audit', 'seal');
    await now.hub('projections', 'verify');
    await now.hub('audit', 'verify');
    say('the read models equal the log, and the seals hold');

    const pairs = [...complete].map(([pair, times]) => {
      const [writer = '', reader = ''] = pair.split(' → ').map((api) => names.get(api) ?? api);
      return { writer, reader, times };
    });
    const timesOf = (writer: string, reader: string) =>
      pairs.reduce((sum, each) => sum + (each.writer === writer && each.reader === reader ? each.times : 0), 0);
    const crossed = { 'old to new': timesOf('old', 'new'), 'new to old': timesOf('new', 'old') };
    say(`complete lists across versions: ${Object.entries(crossed).flat().join(' ')}`);
    const { requests, repeated, stale, slowestMs } = traffic;
    say(`${requests} requests, ${repeated} repeated, ${stale} possibly stale, the slowest ${Math.round(slowestMs)} ms`);
    say(`${acknowledged} changes acknowledged, ${faults.length} faults`);
    for (const fault of faults.slice(0, 20)) say(fault);
    if (faults.length > 0 || Object.values(crossed).includes(0)) process.exitCode = 1;
  } finally {
    await services.stop();
  }
};

const folder = await mkdtemp(join(tmpdir(), 'hub-upgrade-'));
try {
  await upgrade(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
