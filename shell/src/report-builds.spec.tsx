import { beforeEach, expect, it } from 'vitest';
import { note, noted } from './noted.ts';
import { countBuilds } from './report-builds.ts';

const fileOf = (version: string, file = 'entry.js') => `/mfe/mfe_calendar/${version}/assets/${file}`;
const thrownIn = (file: string) => Object.assign(new Error('x'), { stack: `Error: x\n    at f (http://h${file}:1:2)` });
const none = { remote: 'mfe_calendar', mounts: 0, failures: 0, errors: 0, longTasks: 0 };

beforeEach(() => void noted.splice(0));

it('counts mounts, failures and long tasks by the build whose file is named', () => {
  const builds = countBuilds();
  note({ entry: fileOf('1'), what: 'mounts' });
  note({ entry: `${fileOf('2')}?try=2`, what: 'failures', error: new Error('404') });
  note({ entry: '/assets/host.js', what: 'mounts' });
  builds.addLong(fileOf('1', 'app.js'));
  expect(builds.take()).toEqual([
    { ...none, version: '1', mounts: 1, longTasks: 1 },
    { ...none, version: '2', failures: 1 },
  ]);
  expect(builds.take()).toEqual([]);
});

it('counts an error for the build that threw it, once, however often it is reported', () => {
  const builds = countBuilds();
  const error = thrownIn(fileOf('1', 'app.js'));
  note({ error });
  note({ error: new Error('in mfe_calendar: x', { cause: error }) });
  note({ error: thrownIn('/assets/host.js') });
  note({ error: 'a text' });
  expect(builds.take()).toEqual([{ ...none, version: '1', errors: 1 }]);
});

it('does not count a failed mount as an error as well', () => {
  const builds = countBuilds();
  const error = thrownIn(fileOf('1'));
  note({ entry: fileOf('1'), what: 'failures', error });
  note({ error: new Error('in mfe_calendar: x', { cause: error }) });
  expect(builds.take()).toEqual([{ ...none, version: '1', failures: 1 }]);
});

it('reports no more than twenty of a kind', () => {
  const builds = countBuilds();
  for (let time = 0; time < 30; time += 1) note({ entry: fileOf('1'), what: 'mounts' });
  expect(builds.take()).toEqual([{ ...none, version: '1', mounts: 20 }]);
});
