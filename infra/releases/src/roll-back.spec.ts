import { describe, expect, it } from 'vitest';
import { buildsOf, rollBack } from './roll-back.ts';
import { releaseFolder } from './testing/release-folder.ts';

const { web, write, publish, entryOf } = releaseFolder();

describe('rolling back', () => {
  it('switches to the previous build, and to any other that is named', async () => {
    const { version: first } = await publish('mfe_calendar', { code: 'v1' });
    const { version: second } = await publish('mfe_calendar', { code: 'v2' });
    expect(await rollBack(web(), 'mfe_calendar')).toEqual({ name: 'mfe_calendar', version: first });
    expect((await entryOf('mfe_calendar'))?.entry).toBe(`/mfe/mfe_calendar/${first}/assets/entry.v1.js`);
    expect(await rollBack(web(), 'mfe_calendar', second)).toEqual({ name: 'mfe_calendar', version: second });
  });

  it('finds the last good build behind a bad release and its bad fix, and falls back to neither', async () => {
    const { version: older } = await publish('mfe_calendar', { code: 'older' });
    const { version: good } = await publish('mfe_calendar', { code: 'good' });
    await publish('mfe_calendar', { code: 'bad' });
    await publish('mfe_calendar', { code: 'bad fix' });
    await rollBack(web(), 'mfe_calendar');
    expect(await rollBack(web(), 'mfe_calendar')).toEqual({ name: 'mfe_calendar', version: good });
    expect((await entryOf('mfe_calendar'))?.previous?.version).toBe(older);
  });

  it('restores the routes and slots of the build', async () => {
    const { version } = await publish('mfe_calendar', { code: 'v1', routes: ['/calendar', '/tasks'], slot: 'month' });
    await publish('mfe_calendar', { code: 'v2', routes: ['/calendar'], slot: 'week' });
    await rollBack(web(), 'mfe_calendar');
    expect(await entryOf('mfe_calendar')).toMatchObject({
      version,
      routes: ['/calendar', '/tasks'],
      slots: { month: './slots/month' },
    });
  });

  it('is refused when another remote has taken a route of the build since', async () => {
    await publish('mfe_calendar', { code: 'v1', routes: ['/calendar', '/tasks'] });
    await publish('mfe_calendar', { code: 'v2', routes: ['/calendar'] });
    await publish('mfe_tasks', { routes: ['/tasks'], slot: 'tasks' });
    await expect(rollBack(web(), 'mfe_calendar')).rejects.toThrow('the route /tasks belongs to mfe_tasks');
  });

  it('reports what it cannot go back to, and what it can', async () => {
    const { version: first } = await publish('mfe_calendar', { code: 'v1' });
    await expect(rollBack(web(), 'mfe_calendar')).rejects.toThrow('mfe_calendar has no previous build');
    await expect(rollBack(web(), 'mfe_nothing')).rejects.toThrow('no remote is called mfe_nothing');
    const { version: second } = await publish('mfe_calendar', { code: 'v2' });
    await expect(rollBack(web(), 'mfe_calendar', '9.9.9')).rejects.toThrow(`no build 9.9.9; these are kept: ${first}`);
    await expect(rollBack(web(), 'mfe_calendar', second)).rejects.toThrow(`already serves ${second}`);
  });

  it('finds the previous build of a release that was made before there was a history', async () => {
    const build = { entry: '/mfe/mfe_calendar/1/e.js', preload: {}, requires: {} };
    const previous = { ...build, version: '1' };
    const live = { ...build, version: '2', routes: ['/calendar'], slots: {}, previous };
    await write('web/remotes.json', { revision: 'r', remotes: { mfe_calendar: live } });
    expect(await rollBack(web(), 'mfe_calendar')).toEqual({ name: 'mfe_calendar', version: '1' });
  });

  it('lists the live build and the earlier ones, newest first', async () => {
    const { version: first } = await publish('mfe_calendar', { code: 'v1' });
    const { version: second } = await publish('mfe_calendar', { code: 'v2' });
    const { version: third } = await publish('mfe_calendar', { code: 'v3' });
    await rollBack(web(), 'mfe_calendar', first);
    const { live, earlier } = await buildsOf(web(), 'mfe_calendar');
    expect(live).toBe(first);
    expect(earlier.map(({ version, rolledBack }) => [version, rolledBack])).toEqual([
      [third, true],
      [second, false],
    ]);
  });
});
