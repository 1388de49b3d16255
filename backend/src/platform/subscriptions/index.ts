export { lagsOf } from './lag.ts';
export { buildNext } from './projection-subscription.ts';
export type { Reactor, ReactorEvent } from './reactor.ts';
export { createSubscriberMetrics } from './subscriber-metrics.ts';
export { subscriberStatus } from './subscriber-status.ts';
export { type Subscribers, subscribersOf } from './subscribers.ts';
export { superviseSubscriptions, type Supervision } from './subscription.ts';
export { unpark, type Unparked, unparkReactor } from './unpark.ts';
