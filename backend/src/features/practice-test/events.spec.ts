import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { practiceTestAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(practiceTestAggregate, samples);
