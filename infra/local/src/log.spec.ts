import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

const written = (isTTY: boolean, source: string, text: string) => {
  const lines: string[] = [];
  createLog({ isTTY, write: (line) => lines.push(line) }).line(source, text);
  return lines.join('');
};
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a line of the log', () => {
  it('names its process', () => {
    expect(written(false, 'api', 'listening')).toBe('api       │ listening\n');
  });

  it('is made readable when the process wrote JSON', () => {
    const line = written(false, 'api', '{"level":30,"time":0,"pid":1,"hostname":"h","msg":"listening","port":3000}');
    expect(line).toMatch(/^api {7}│ \[\d\d:\d\d:\d\d\] INFO: listening \{"port":3000\}\n$/);
  });

  it('is unchanged when the process wrote something else with a brace', () => {
    expect(written(false, 'api', '{ not JSON')).toBe('api       │ { not JSON\n');
  });

  it('names its process again on each further line', () => {
    expect(written(false, 'worker', 'Error\n  at x')).toBe('worker    │ Error\nworker    │   at x\n');
  });

  it('is coloured only on a terminal', () => {
    vi.stubEnv('NO_COLOR', '');
    expect(written(true, 'api', 'x')).toContain('\u001B[');
    expect(written(false, 'api', 'x')).not.toContain('\u001B[');
  });

  it('is not coloured when NO_COLOR is set', () => {
    vi.stubEnv('NO_COLOR', '1');
    expect(written(true, 'api', 'x')).not.toContain('\u001B[');
  });
});
