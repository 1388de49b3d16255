import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { classAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(classAggregate, samples);
