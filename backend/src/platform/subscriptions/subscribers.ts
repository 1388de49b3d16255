import type { EventCodec } from '../event-log/codec.ts';
import type { Feature, Parts } from '../feature.ts';
import type { Follower } from './lag.ts';
import { takesIn } from '../read-models/apply-events.ts';

/** Everybody who follows the log. */
export interface Followers {
  readonly projections: readonly Follower[];
  readonly reactors: readonly Follower[];
}

/** Those that the features bring. */
export const followersAmong = (
  features: readonly Feature[],
  parts: Parts & { readonly codec: EventCodec },
): Followers => ({
  projections: features.flatMap(({ projections = [] }) => projections.map(({ name }) => ({ name }))),
  reactors: features
    .flatMap(({ reactors }) => reactors?.(parts) ?? [])
    .map((reactor) => ({ name: reactor.name, takesIn: takesIn(reactor, parts.codec) })),
});
