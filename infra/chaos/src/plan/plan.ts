import { roles, type Role, type Step } from './moves.ts';
import { randomOf, type Random } from './random.ts';

/** Kinds of faults that a run repeats until its time is over. */
export const profiles = ['mixed', 'kills', 'pauses', 'cuts', 'stops', 'outages', 'starts'] as const;
/** All kinds in turn (`mixed`), or only one. */
export type Profile = (typeof profiles)[number];

interface Scale {
  /** In ms. */
  readonly longestPause: number;
  readonly longestOutage: number;
  readonly kills: number;
  readonly killsUnderCuts: number;
  /** At most this many of each kind. */
  readonly each: number;
  readonly restarts: number;
}

const short: Scale = {
  longestPause: 2_500,
  longestOutage: 5_000,
  kills: 12,
  killsUnderCuts: 5,
  each: 3,
  restarts: 1,
};
const long: Scale = {
  longestPause: 30_000,
  longestOutage: 30_000,
  kills: 60,
  killsUnderCuts: 30,
  each: 6,
  restarts: 3,
};

/** A short run includes a few moves of each kind, a long run what the reliability table requires. */
const scaleOf = (minutes: number): Scale => (minutes < 5 ? short : long);

/** Every role equally often, give or take one. */
const victims = (random: Random, count: number): Role[] => {
  const rounds = Array.from({ length: Math.ceil(count / roles.length) }, () => random.shuffled(roles));
  return rounds.flat().slice(0, count);
};

const killsOf = (random: Random, count: number): Step[] =>
  victims(random, count).map((role) => ({ after: random.between(500, 3_000), move: { kind: 'kill', role } }));

const cutsOf = (random: Random, { killsUnderCuts }: Scale): Step[] => [
  { after: 200, move: { kind: 'cuts', on: true } },
  ...killsOf(random, killsUnderCuts),
  { after: 2_000, move: { kind: 'cuts', on: false } },
];

/** A frozen Postgres backend cannot be terminated, so the writer never loses its lock. */
const ways = [
  { target: 'eventlog', losesLock: true },
  { target: 'projector', losesLock: true },
  { target: 'writer', losesLock: false },
  { target: 'eventlog', losesLock: false },
  { target: 'projector', losesLock: false },
] as const;

const pausesOf = (random: Random, { longestPause, each }: Scale): Step[] =>
  random.shuffled(ways.slice(0, each)).map((way) => ({
    after: random.between(500, 1_500),
    move: { kind: 'pause', ...way, forMs: random.between(1_000, longestPause) },
  }));

const stopsOf = (random: Random): Step[] =>
  random.shuffled(roles).map((role) => ({ after: random.between(500, 1_500), move: { kind: 'terminate', role } }));

/** Without the projector a command takes two seconds: an outage must be longer for its response to be checked. */
const shortestOutage = 4_000;

/** Roles ordered by how much must work without them. */
const missed: readonly Role[] = ['eventlog', 'temporal', 'projector', 'postgres', 'worker', 'api'];

const outagesOf = (random: Random, { longestOutage, each }: Scale): Step[] =>
  random.shuffled(missed.slice(0, each)).map((role) => ({
    after: random.between(500, 1_500),
    move: { kind: 'outage', role, forMs: random.between(shortestOutage, longestOutage) },
  }));

/** R31: two minutes without each. */
const longOutagesOf = (random: Random): Step[] =>
  random.shuffled(missed).map((role) => ({ after: 5_000, move: { kind: 'outage', role, forMs: 120_000 } }));

const permutations = <Value>(values: readonly Value[]): Value[][] =>
  values.length === 0
    ? [[]]
    : values.flatMap((first, index) => permutations(values.toSpliced(index, 1)).map((rest) => [first, ...rest]));

/** All start orders of the six roles, shuffled by the seed. */
const startOrders = (seed: number): Role[][] => randomOf(seed, 'start orders').shuffled(permutations(roles));

const restartsOf = (orders: readonly (readonly Role[])[]): Step[] =>
  orders.map((order) => ({ after: 300, move: { kind: 'restart', order } }));

interface Round {
  readonly random: Random;
  readonly scale: Scale;
  /** Returns the next start orders. */
  readonly orders: (count: number) => Role[][];
}

const ordersOfRound = 12;

const rounds: Readonly<Record<Profile, (round: Round) => Step[]>> = {
  kills: ({ random, scale }) => killsOf(random, scale.kills + scale.killsUnderCuts),
  cuts: ({ random, scale }) => cutsOf(random, scale),
  pauses: ({ random, scale }) => pausesOf(random, { ...scale, each: ways.length }),
  stops: ({ random }) => stopsOf(random),
  outages: ({ random, scale }) =>
    scale === long ? longOutagesOf(random) : outagesOf(random, { ...scale, each: missed.length }),
  starts: ({ orders }) => restartsOf(orders(ordersOfRound)),
  mixed: ({ random, scale, orders }) => [
    ...killsOf(random, scale.kills),
    ...cutsOf(random, scale),
    ...pausesOf(random, scale),
    ...stopsOf(random),
    ...outagesOf(random, scale),
    ...restartsOf(orders(scale.restarts)),
  ],
};

/**
 * The moves of a run as an endless sequence of batches; only `starts` ends, after every order. The size of a batch
 * depends on the length of the run.
 */
export function* planOf(seed: number, { profile, minutes }: { profile: Profile; minutes: number }): Generator<Step[]> {
  const random = randomOf(seed, 'nemesis');
  const all = startOrders(seed);
  let next = 0;
  const orders = (count: number) => {
    const taken = Array.from({ length: count }, (_, index) => all[(next + index) % all.length] ?? []);
    next += count;
    return taken;
  };
  const isOver = () => profile === 'starts' && next >= all.length;
  while (!isOver()) yield rounds[profile]({ random, scale: scaleOf(minutes), orders });
}
