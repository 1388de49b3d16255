import type { RemotesManifest } from '@hub/contracts';
import { SlotMissing } from '@hub/mfe';
import { describe, expect, it } from 'vitest';
import { createFederation } from './federation.ts';
import { isRemotePage } from './remote-pages.ts';
import { createSlotLoader } from './slots.ts';

const build = (version: string) => ({ version, entry: `/mfe/mfe_calendar/${version}.js`, preload: {}, requires: {} });
const manifestOf = (previous?: ReturnType<typeof build>): RemotesManifest => ({
  revision: '1',
  remotes: {
    mfe_calendar: {
      ...build('2'),
      routes: ['/calendar', '/tasks'],
      slots: { 'dashboard-month': './slots/dashboard-month' },
      ...(previous && { previous }),
    },
    mfe_assistant: { ...build('1'), routes: ['/*'], slots: {} },
  },
});
const Month = () => null;
const parts = ['dashboard-month', 'dashboard-upcoming'];
const slotsOf = (entry: string) =>
  Object.fromEntries(parts.map((part) => [`${entry} mfe_calendar/slots/${part}`, { Month }]));
const unreachable = () => Promise.reject(new Error('offline'));

const hostWith = (modules: Record<string, object>) => {
  const entries: Record<string, string> = { mfe_calendar: build('2').entry };
  return {
    loadRemote: (id: string) => {
      const [remote = ''] = id.split('/');
      const entry = entries[remote] ?? '';
      // a server ignores the query of a file
      const module = modules[`${entry} ${id}`] ?? modules[`${entry.split('?')[0]} ${id}`];
      return module ? Promise.resolve(module) : Promise.reject(new Error(`503 ${id}`));
    },
    point: (remote: string, entry: string) => (entries[remote] = entry),
  };
};

describe('a remote whose current build cannot be had', () => {
  const previous = slotsOf(build('1').entry);

  it('is loaded from its previous build, by every part of the page at once', async () => {
    const reports: string[] = [];
    const federation = createFederation(manifestOf(build('1')), hostWith(previous), {
      report: (error) => reports.push(String(error)),
      newest: unreachable,
    });
    const load = (part: string) => federation.load('mfe_calendar', `./slots/${part}`);
    await expect(Promise.all(parts.map(load))).resolves.toEqual([{ Month }, { Month }]);
    expect(reports).toHaveLength(2);
    expect(federation.goBack('mfe_calendar')).toBe(false);
  });

  it('is away when there is no previous build, or that one cannot be had either', async () => {
    for (const manifest of [manifestOf(), manifestOf(build('0'))]) {
      const federation = createFederation(manifest, hostWith(previous), { report: () => {}, newest: unreachable });
      await expect(federation.load('mfe_calendar', './slots/dashboard-month')).rejects.toThrow('503');
    }
  });
});

it('a remote that threw on import is fetched from another address at the next try, because a browser caches the error', async () => {
  const host = hostWith({ [`${build('2').entry}?try=2 mfe_calendar/slots/dashboard-month`]: { Month } });
  const federation = createFederation(manifestOf(), host, { report: () => {}, newest: unreachable });
  const load = () => federation.load('mfe_calendar', './slots/dashboard-month');
  await expect(load()).rejects.toThrow('503');
  await expect(load()).resolves.toEqual({ Month });
});

describe('a remote that does not answer', () => {
  const slot = 'mfe_calendar/slots/dashboard-month';
  const pending = () => {
    const asked: { address: string; resolve: (module: object) => void; reject: (error: Error) => void }[] = [];
    let address = build('2').entry;
    const pointed: string[] = [];
    const host = {
      loadRemote: () =>
        new Promise<object>((resolve, reject) => {
          asked.push({ address, resolve, reject });
        }),
      point: (_remote: string, entry: string) => {
        pointed.push(entry);
        address = entry;
      },
    };
    const federation = createFederation(manifestOf(build('1')), host, { report: () => {}, newest: unreachable });
    return {
      asked,
      pointed,
      load: (exposed = slot) => federation.load('mfe_calendar', exposed.replace('mfe_calendar', '.')),
    };
  };

  it.each([0, 1])('is fetched again by a second call, and the first to arrive counts: %i', async (first) => {
    const { asked, load } = pending();
    const answers = [load(), load()];
    expect(asked.map(({ address }) => address)).toEqual([build('2').entry, `${build('2').entry}?try=2`]);
    asked[first]?.resolve({ Month });
    await expect(answers[1]).resolves.toEqual({ Month });
  });

  it('keeps its build when the answer that was given up fails in the end', async () => {
    const { asked, pointed, load } = pending();
    const answers = [load(), load()];
    asked[0]?.reject(new Error('timed out'));
    await expect(answers[0]).rejects.toThrow('timed out');
    asked[1]?.resolve({ Month });
    await expect(answers[1]).resolves.toEqual({ Month });
    expect(pointed).toEqual([`${build('2').entry}?try=2`]);
  });

  it('is fetched again once for all of its parts', async () => {
    const { asked, load } = pending();
    const other = 'mfe_calendar/slots/dashboard-upcoming';
    const answers = [load(), load(other), load(), load(other)];
    expect(asked.map(({ address }) => address)).toEqual(
      ['', '', '?try=2', '?try=2'].map((end) => build('2').entry + end),
    );
    for (const { resolve } of asked) resolve({ Month });
    await expect(Promise.all(answers)).resolves.toHaveLength(4);
  });
});

describe('a page that outlives the builds that it was opened with', () => {
  const released = slotsOf(build('3').entry);
  const newest = () => {
    const { revision, remotes } = manifestOf();
    const calendar = { ...build('3'), routes: [], slots: {} };
    return Promise.resolve({ revision, remotes: { ...remotes, mfe_calendar: calendar } });
  };

  it('continues with a newly released build, in every part at once and without a reload', async () => {
    const host = hostWith(released);
    const federation = createFederation(manifestOf(build('1')), host, { report: () => {}, newest });
    const load = (part: string) => federation.load('mfe_calendar', `./slots/${part}`);
    await expect(Promise.all(parts.map(load))).resolves.toEqual([{ Month }, { Month }]);
    await expect(load('dashboard-month')).resolves.toEqual({ Month });
  });

  it('says so when that one cannot be loaded either, and can be tried again', async () => {
    const modules: Record<string, object> = {};
    const federation = createFederation(manifestOf(), hostWith(modules), { report: () => {}, newest });
    const load = () => federation.load('mfe_calendar', './slots/dashboard-month');
    await expect(load()).rejects.toThrow('503');
    Object.assign(modules, released);
    await expect(load()).resolves.toEqual({ Month });
  });
});

it('a page takes newer builds, and runs the scripts of an earlier one again when it is live again', async () => {
  const modules = { ...slotsOf(build('3').entry), ...slotsOf(build('2').entry) };
  const pointed: string[] = [];
  const host = hostWith(modules);
  const point = (remote: string, entry: string) => {
    pointed.push(entry);
    host.point(remote, entry);
  };
  const federation = createFederation(manifestOf(), { ...host, point }, { report: () => {}, newest: unreachable });
  const newer = manifestOf();
  const released = { ...newer, remotes: { ...newer.remotes, mfe_calendar: { ...build('3'), routes: [], slots: {} } } };
  expect(federation.renew(released)).toEqual(['mfe_calendar']);
  expect(federation.renew(released)).toEqual([]);
  expect(federation.entryOf('mfe_calendar')).toBe(build('3').entry);
  expect(federation.renew(manifestOf())).toEqual(['mfe_calendar']);
  expect(pointed.at(-1)).toBe(`${build('2').entry}?try=2`);
  await expect(federation.load('mfe_calendar', './slots/dashboard-month')).resolves.toEqual({ Month });
});

describe('a slot', () => {
  const load = (module: object) => {
    const host = hostWith({ [`${build('2').entry} mfe_calendar/slots/dashboard-month`]: module });
    const manifest = manifestOf();
    return createSlotLoader(
      manifest,
      createFederation(manifest, host, { report: () => {}, newest: unreachable }),
      () => {},
    );
  };

  it('is filled by the one component that its module exports', async () => {
    await expect(load({ Month })('dashboard-month')).resolves.toBe(Month);
  });
  it('is refused when its module exports none or more', async () => {
    await expect(load({ text: '' })('dashboard-month')).rejects.toThrow('must export one component');
    await expect(load({ Month, Other: () => null })('dashboard-month')).rejects.toThrow('must export one component');
  });
  it('is missing when no remote fills it', async () => {
    await expect(load({ Month })('study-tools')).rejects.toBeInstanceOf(SlotMissing);
  });
});

it('knows the pages of the remotes; an application on all pages is not one', () => {
  expect(isRemotePage(manifestOf(), '/tasks/')).toBe(true);
  expect(isRemotePage(manifestOf(), '/nowhere')).toBe(false);
});
