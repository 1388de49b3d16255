import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { practiceAttemptAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(practiceAttemptAggregate, samples);
