import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { documentAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(documentAggregate, samples);
