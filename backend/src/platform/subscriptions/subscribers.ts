import type { EventCodec } from '../event-log/index.ts';
import { subscribesTo } from '../read-models/index.ts';
import type { Subscriber } from './lag.ts';
import type { Reactor } from './reactor.ts';
import type { DomainEvent } from '../domain/index.ts';

/** Everything that follows the event log. */
export interface Subscribers {
  readonly projections: readonly Subscriber[];
  readonly reactors: readonly Subscriber[];
}

interface SubscribingFeature<Dependencies> {
  readonly projections?: readonly { readonly name: string }[];
  readonly reactors?: (dependencies: Dependencies) => readonly Reactor<DomainEvent>[];
}

/** The subscribers that these features declare. */
export const subscribersOf = <Dependencies>(
  features: readonly SubscribingFeature<Dependencies>[],
  dependencies: Dependencies & { readonly codec: EventCodec },
): Subscribers => ({
  projections: features.flatMap(({ projections = [] }) => projections.map(({ name }) => ({ name }))),
  reactors: features
    .flatMap(({ reactors }) => reactors?.(dependencies) ?? [])
    .map((reactor) => ({ name: reactor.name, takesIn: subscribesTo(reactor, dependencies.codec) })),
});
