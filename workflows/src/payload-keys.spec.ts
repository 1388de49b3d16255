import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendAway } from './backend.ts';
import { payloadKeys } from './payload-keys.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A backend that throws these errors first and then returns keys. */
const backendThat = (...errors: Error[]) => {
  const asked: string[] = [];
  return {
    asked,
    payloadKey: async (workflowId: string) => {
      asked.push(workflowId);
      const error = errors.shift();
      if (error) throw error;
      return randomBytes(32);
    },
  };
};

describe('the key of a workflow', () => {
  it('is requested once a minute, however many payloads there are', async () => {
    const backend = backendThat();
    const keyOf = payloadKeys(backend);
    const [first, second] = await Promise.all([keyOf('one'), keyOf('one')]);
    expect(second).toBe(first);
    vi.setSystemTime(Date.now() + 61_000);
    await keyOf('one');
    expect(backend.asked).toEqual(['one', 'one']);
  });

  it('is requested again while the backend is unreachable, for minutes if necessary', async () => {
    const backend = backendThat(new BackendAway('away'), new BackendAway('away'));
    const key = payloadKeys(backend)('one');
    vi.setSystemTime(Date.now() + 120_000);
    expect(await key).toHaveLength(32);
    expect(backend.asked).toHaveLength(3);
  });

  it('is no longer requested by a worker that is stopped', async () => {
    const stop = new AbortController();
    const key = payloadKeys(backendThat(new BackendAway('away')), stop.signal)('one');
    setImmediate(() => stop.abort());
    await expect(key).rejects.toThrow('aborted');
  });

  it('fails at once when it is rejected, and is requested again the next time', async () => {
    const keyOf = payloadKeys(backendThat(new Error('gone')));
    await expect(keyOf('one')).rejects.toThrow('gone');
    expect(await keyOf('one')).toHaveLength(32);
  });
});
