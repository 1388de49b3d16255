import { describe, expect, it } from 'vitest';
import { ancestorsOf, launchersAmong } from './launchers.ts';

const launchers = (...commands: string[]) =>
  launchersAmong(commands.map((command, index) => ({ pid: index, parent: index + 1, command }))).map(
    ({ command }) => command,
  );

describe('the launchers of this process', () => {
  it('are all package managers and the shells between them', () => {
    const chain = [
      'sh -c trap x; node infra/local/src/start.ts',
      'pnpm start',
      "sh -c 'pnpm' start",
      'npm exec pnpm@12 start',
    ];
    expect(launchers(...chain, '-bash', 'sshd')).toEqual(chain);
  });

  it('are found when they are Node programs', () => {
    const chain = ['node /usr/lib/node_modules/pnpm/bin/pnpm.cjs start', 'node /usr/local/bin/npx -y pnpm@12 start'];
    expect(launchers(...chain, 'bash run.sh')).toEqual(chain);
  });

  it('do not include the shell that put the start in the background and has finished', () => {
    expect(launchers('pnpm start', 'sh -c npx -y pnpm@12 start &', '-bash')).toEqual(['pnpm start']);
  });

  it('are empty when no package manager is near', () => {
    expect(launchers('-bash', 'npm exec something')).toEqual([]);
    expect(launchers('sh -c node infra/local/src/start.ts', 'systemd')).toEqual([]);
  });

  it('are searched among the real ancestors of this process', () => {
    expect(ancestorsOf(process.pid)[0]).toMatchObject({ pid: process.pid, parent: process.ppid });
  });
});
