import { describe, expect, it } from 'vitest';
import { describeMove, roles, type Step } from './moves.ts';
import { planOf, profiles, type Profile } from './plan.ts';
import { randomOf } from './random.ts';

const roundsOf = (seed: number, count: number, given: { profile?: Profile; minutes?: number } = {}) => {
  const plan = planOf(seed, { profile: 'mixed', minutes: 1.5, ...given });
  return Array.from({ length: count }, () => plan.next().value as Step[]);
};

describe('the plan of a seed', () => {
  it('is the same each time, and different for another seed', () => {
    for (const profile of profiles) expect(roundsOf(7, 2, { profile })).toEqual(roundsOf(7, 2, { profile }));
    expect(roundsOf(7, 1)).not.toEqual(roundsOf(8, 1));
  });

  it('gives each name a separate sequence', () => {
    const drawn = (drawer: string) => {
      const random = randomOf(1, drawer);
      return Array.from({ length: 5 }, () => random.between(0, 999));
    };
    expect(drawn('student-1')).toEqual(drawn('student-1'));
    expect(drawn('student-1')).not.toEqual(drawn('student-2'));
  });
});

describe('a short run', () => {
  const moves = roundsOf(1, 1).flat();

  it('kills at least 15 times, half a second to three apart', { tags: ['R1'] }, () => {
    const kills = moves.filter(({ move }) => move.kind === 'kill');
    expect(kills.length).toBeGreaterThanOrEqual(15);
    expect(kills.every(({ after }) => after >= 500 && after <= 3_000)).toBe(true);
  });

  it('contains every kind of move', () => {
    const kinds = new Set(moves.map(({ move }) => move.kind));
    expect([...kinds].toSorted()).toEqual(['cuts', 'kill', 'outage', 'pause', 'restart', 'terminate']);
  });

  it('stops cutting connections at the end', () => {
    const cuts = moves.flatMap(({ move }) => (move.kind === 'cuts' ? [move.on] : []));
    expect(cuts).toEqual([true, false]);
  });

  it('has a description for every move', () => {
    expect(moves.map(({ move }) => describeMove(move)).join('\n')).not.toMatch(/undefined/);
  });
});

it('a run kills every role equally often, give or take one', () => {
  const kills = roundsOf(1, 1, { profile: 'kills' }).flat();
  const counts = roles.map((role) => kills.filter(({ move }) => move.kind === 'kill' && move.role === role).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

it('the starts cover all 720 orders, each once', { tags: ['R31'] }, () => {
  const steps = [...planOf(1, { profile: 'starts', minutes: 60 })].flat();
  const orders = steps.map(({ move }) => (move.kind === 'restart' ? move.order.join(' ') : move.kind));
  expect(orders).toHaveLength(720);
  expect(new Set(orders).size).toBe(720);
});
