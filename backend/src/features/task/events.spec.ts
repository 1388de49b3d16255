import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { taskAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(taskAggregate, samples);
