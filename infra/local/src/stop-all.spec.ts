import { describe, expect, it } from 'vitest';
import { graceOf, stopAll } from './stop-all.ts';

describe('stopping all', () => {
  it('goes in the order given and past one that fails', async () => {
    const steps: string[] = [];
    const part = (name: string) => ({ name, stop: () => Promise.resolve(void steps.push(name)) });
    const broken = { name: 'worker', stop: () => Promise.reject(new Error('no such process')) };
    await stopAll([part('api'), broken, part('postgres')], (text) => steps.push(text));
    expect(steps).toEqual(['api', 'worker could not be stopped: no such process', 'postgres']);
  });

  it('lets the first take most of the time and keeps some for each of the others', () => {
    expect(graceOf(0, 5)).toBe(5500);
    expect(graceOf(5500, 4)).toBe(800);
  });

  it('ends within 10 s even when everybody uses up what is given', () => {
    for (const count of [1, 2, 6, 8]) {
      let elapsed = 0;
      for (let after = count - 1; after >= 0; after -= 1) elapsed += graceOf(elapsed, after);
      expect(elapsed).toBeLessThanOrEqual(9500);
    }
  });
});
