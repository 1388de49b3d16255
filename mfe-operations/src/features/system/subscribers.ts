import type { Health, SystemState } from '@hub/contracts';

export interface Subscriber {
  readonly name: string;
  /** Null while it has reported no lag. */
  readonly lagMs: number | null;
  /** Parked streams. */
  readonly streams: number;
}

/** Every subscriber that has a lag or parked streams: first those with parked streams, then the slowest. */
export const subscribersOf = ({ parts }: Health, parked: SystemState['parked']): readonly Subscriber[] => {
  const lags = new Map(Object.values(parts).flatMap(({ lagMs = {} }) => Object.entries(lagMs)));
  const streams = new Map(parked.map((one) => [one.subscriber, one.streams]));
  return [...new Set([...streams.keys(), ...lags.keys()])]
    .map((name) => ({ name, lagMs: lags.get(name) ?? null, streams: streams.get(name) ?? 0 }))
    .toSorted((a, b) => b.streams - a.streams || (b.lagMs ?? 0) - (a.lagMs ?? 0) || a.name.localeCompare(b.name));
};

/** A command waits two seconds for its read model. */
const lateMs = 2000;

/** Whether an operator has to look at it. */
export const isBehind = ({ lagMs, streams }: Subscriber): boolean => streams > 0 || (lagMs ?? 0) > lateMs;
