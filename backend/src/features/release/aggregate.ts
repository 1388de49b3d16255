import type { Aggregate } from '../../platform/domain/index.ts';
import { release, type Release, type ReleaseCommand } from './decider.ts';
import { ReleaseEvent } from './events.ts';

export const releaseAggregate: Aggregate<ReleaseCommand, ReleaseEvent, Release | null> = {
  category: 'release',
  decider: release,
  events: ReleaseEvent,
};
