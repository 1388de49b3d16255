import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catchUpAlarm } from './catch-up-alarm.ts';
import { registry } from '../observability/index.ts';

const lines: string[] = [];
const line = (about: object, text: string) => void lines.push(`${text} ${JSON.stringify(about)}`);
const log = { error: line, info: line };
const alarm = () => catchUpAlarm('read models', { log, afterMs: 1000 });
const gauge = async () =>
  (await registry.metrics()).match(/^hub_subscription_late\{subscription="read models"\} (\d)$/m)?.[1];

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a subscription that is behind', () => {
  it('for too long is told of once, by log and by figure, and so is its return', async () => {
    const { behind, caughtUp } = alarm();
    behind();
    vi.advanceTimersByTime(600);
    behind(); // one go, not two
    vi.advanceTimersByTime(600);
    expect(lines).toEqual(['subscription has not caught up in time {"subscription":"read models","afterMs":1000}']);
    expect(await gauge()).toBe('1');
    vi.advanceTimersByTime(5000);
    expect(lines).toHaveLength(1);
    caughtUp();
    expect(lines.at(-1)).toBe('subscription has caught up again {"subscription":"read models"}');
    expect(await gauge()).toBe('0');
  });

  it('for a moment again and again is not', () => {
    const { behind, caughtUp } = alarm();
    for (let round = 0; round < 10; round += 1) {
      behind();
      vi.advanceTimersByTime(900);
      caughtUp();
    }
    expect(lines).toEqual([]);
  });

  it('is not, once it is stopped', async () => {
    const { behind, stop } = alarm();
    behind();
    stop();
    vi.advanceTimersByTime(5000);
    expect(lines).toEqual([]);
    expect(await gauge()).toBe('0');
  });
});
