import { describe, expect, it } from 'vitest';
import { graceOf, stopAll } from './stop-all.ts';

describe('stopping all services', () => {
  it('follows the given order and continues after a failure', async () => {
    const steps: string[] = [];
    const service = (name: string) => ({ name, stop: () => Promise.resolve(void steps.push(name)) });
    const broken = { name: 'worker', stop: () => Promise.reject(new Error('no such process')) };
    await stopAll([service('api'), broken, service('postgres')], (text) => steps.push(text));
    expect(steps).toEqual(['api', 'worker could not be stopped: no such process', 'postgres']);
  });

  it('gives the first most of the time and reserves some for each of the others', () => {
    expect(graceOf(0, 5)).toBe(5500);
    expect(graceOf(5500, 4)).toBe(800);
  });

  it('ends within 10 s even when every service uses all its time', () => {
    for (const count of [1, 2, 6, 8]) {
      let elapsed = 0;
      for (let after = count - 1; after >= 0; after -= 1) elapsed += graceOf(elapsed, after);
      expect(elapsed).toBeLessThanOrEqual(9500);
    }
  });
});
